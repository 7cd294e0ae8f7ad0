1..real; 1.0.real; 3 .real; True.real; 1j.imag
