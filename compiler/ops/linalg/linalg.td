// Products, decompositions and solvers of matrices.
#ifndef WEFT_LINALG_OPS
#define WEFT_LINALG_OPS

include "ops/op_base.td"

def Weft_BatchMatmulOp : Weft_Op<"batch_matmul", [Weft_NoEffects]> {
  let summary = "products of the matrices in the last two axes, the others broadcast";
  let arguments = (ins Weft_Of<"T">:$x, Weft_Of<"T">:$y, Weft_Bool<"False">:$adj_x, Weft_Bool<"False">:$adj_y);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "BatchMatMulV2";
  let types = [TypeParam<"T", BatchMatmulTypes>];
  let shape = ShapeRule<"batch_matmul">;
  let gradient = Gradient<"batchMatmulGrad">;
  let lowering = RuntimeCall;
}

def Weft_CholeskyOp : Weft_Op<"cholesky", [Weft_NoEffects]> {
  let summary = "lower triangular factor of symmetric positive definite matrices";
  let arguments = (ins Weft_Of<"T">:$input);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "Cholesky";
  let types = [TypeParam<"T", CholeskyTypes>];
  let python = [Python<["tf.linalg.cholesky"], "input, name=None">];
  let shape = ShapeRule<"square_matrix">;
  let gradient = Gradient<"choleskyGrad">;
  let lowering = RuntimeCall;
}

def Weft_DiagOp : Weft_Op<"diag", [Weft_NoEffects]> {
  let summary = "tensor with the input on its diagonal";
  let arguments = (ins Weft_Of<"T">:$diagonal);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "Diag";
  let types = [TypeParam<"T", DiagTypes>];
  let python = [Python<["tf.linalg.tensor_diag"], "diagonal, name=None">];
  let shape = ShapeRule<"diag">;
  let gradient = Gradient<"diagGrad">;
  let lowering = RuntimeCall;
}

def Weft_DiagPartOp : Weft_Op<"diag_part", [Weft_NoEffects]> {
  let summary = "diagonal of a tensor";
  let arguments = (ins Weft_Of<"T">:$input);
  let results = (outs Weft_Of<"T">:$diagonal);
  let tfName = "DiagPart";
  let types = [TypeParam<"T", DiagTypes>];
  let python = [Python<["tf.linalg.tensor_diag_part"], "input, name=None">];
  let shape = ShapeRule<"diag_part">;
  let gradient = Gradient<"diagPartGrad">;
  let lowering = RuntimeCall;
}

def Weft_LogMatrixDeterminantOp : Weft_Op<"log_matrix_determinant", [Weft_NoEffects]> {
  let summary = "sign and logarithm of the modulus of determinants";
  let arguments = (ins Weft_Of<"T">:$input);
  let results = (outs Weft_Of<"T">:$sign, Weft_Of<"T">:$log_abs_determinant);
  let tfName = "LogMatrixDeterminant";
  let types = [TypeParam<"T", LogMatrixDeterminantTypes>];
  let python = [Python<["tf.linalg.slogdet"], "input, name=None">];
  let shape = ShapeRule<"log_determinant">;
  let gradient = Gradient<"logMatrixDeterminantGrad">;
  let lowering = RuntimeCall;
}

def Weft_LuOp : Weft_Op<"lu", [Weft_NoEffects]> {
  let summary = "triangular factors and permutation of matrices";
  let arguments = (ins Weft_Of<"T">:$input, Weft_DType<"tf.int32">:$output_idx_type);
  let results = (outs Weft_Of<"T">:$lu, Weft_Of<"@output_idx_type">:$p);
  let tfName = "Lu";
  let types = [TypeParam<"T", CholeskyTypes>];
  let python = [Python<["tf.linalg.lu"], "input, output_idx_type=tf.int32, name=None">];
  let shape = ShapeRule<"lu">;
  let gradient = NoGradient<"TensorFlow has none registered and raises">;
  let lowering = RuntimeCall;
}

def Weft_MatmulOp : Weft_Op<"matmul", [Weft_NoEffects]> {
  let summary = "product of two matrices";
  let arguments = (ins Weft_Of<"T">:$a, Weft_Of<"T">:$b, Weft_Bool<"False">:$transpose_a,
                       Weft_Bool<"False">:$transpose_b);
  let results = (outs Weft_Of<"T">:$product);
  let tfName = "MatMul";
  let types = [TypeParam<"T", MatmulTypes>];
  let python = [Python<["tf.matmul", "tf.linalg.matmul"], "a, b, transpose_a=False, transpose_b=False, name=None">];
  let shape = ShapeRule<"matmul">;
  let gradient = Gradient<"matmulGrad">;
  let lowering = RuntimeCall;
}

def Weft_MatrixBandPartOp : Weft_Op<"matrix_band_part", [Weft_NoEffects]> {
  let summary = "matrices with all but a band set to zero";
  let arguments = (ins Weft_Of<"T">:$input, Weft_Of<"Tindex">:$num_lower, Weft_Of<"Tindex">:$num_upper);
  let results = (outs Weft_Of<"T">:$band);
  let tfName = "MatrixBandPart";
  let types = [TypeParam<"Tindex", IndexTypes>];
  let python = [Python<["tf.linalg.band_part"], "input, num_lower, num_upper, name=None">];
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"matrixBandPartGrad">;
  let lowering = RuntimeCall;
}

def Weft_MatrixDeterminantOp : Weft_Op<"matrix_determinant", [Weft_NoEffects]> {
  let summary = "determinants of matrices";
  let arguments = (ins Weft_Of<"T">:$input);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "MatrixDeterminant";
  let types = [TypeParam<"T", LogMatrixDeterminantTypes>];
  let python = [Python<["tf.linalg.det"], "input, name=None">];
  let shape = ShapeRule<"determinant">;
  let gradient = Gradient<"matrixDeterminantGrad">;
  let lowering = RuntimeCall;
}

def Weft_MatrixDiagOp : Weft_Op<"matrix_diag", [Weft_NoEffects]> {
  let summary = "matrices with given diagonals";
  let arguments = (ins Weft_Of<"T">:$diagonal, Weft_Of<"int32">:$k, Weft_Of<"int32">:$num_rows,
                       Weft_Of<"int32">:$num_cols, Weft_Of<"T">:$padding_value, Weft_String<"'RIGHT_LEFT'">:$align);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "MatrixDiagV3";
  let shape = ShapeRule<"matrix_diag">;
  let gradient = Gradient<"matrixDiagGrad">;
  let lowering = RuntimeCall;
}

def Weft_MatrixDiagPartOp : Weft_Op<"matrix_diag_part", [Weft_NoEffects]> {
  let summary = "diagonals of matrices";
  let arguments = (ins Weft_Of<"T">:$input, Weft_Of<"int32">:$k, Weft_Of<"T">:$padding_value,
                       Weft_String<"'RIGHT_LEFT'">:$align);
  let results = (outs Weft_Of<"T">:$diagonal);
  let tfName = "MatrixDiagPartV3";
  let shape = ShapeRule<"matrix_diag_part">;
  let gradient = Gradient<"matrixDiagPartGrad">;
  let lowering = RuntimeCall;
}

def Weft_MatrixInverseOp : Weft_Op<"matrix_inverse", [Weft_NoEffects]> {
  let summary = "inverses of matrices";
  let arguments = (ins Weft_Of<"T">:$input, Weft_Bool<"False">:$adjoint);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "MatrixInverse";
  let types = [TypeParam<"T", CholeskyTypes>];
  let python = [Python<["tf.linalg.inv"], "input, adjoint=False, name=None">];
  let shape = ShapeRule<"square_matrix">;
  let gradient = Gradient<"matrixInverseGrad">;
  let lowering = RuntimeCall;
}

def Weft_MatrixSetDiagOp : Weft_Op<"matrix_set_diag", [Weft_NoEffects]> {
  let summary = "matrices with their diagonals replaced";
  let arguments = (ins Weft_Of<"T">:$input, Weft_Of<"T">:$diagonal, Weft_Of<"int32">:$k,
                       Weft_String<"'RIGHT_LEFT'">:$align);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "MatrixSetDiagV3";
  let shape = ShapeRule<"unary">;
  let gradient = Gradient<"matrixSetDiagGrad">;
  let lowering = RuntimeCall;
}

def Weft_MatrixSolveOp : Weft_Op<"matrix_solve", [Weft_NoEffects]> {
  let summary = "solutions of systems of linear equations";
  let arguments = (ins Weft_Of<"T">:$matrix, Weft_Of<"T">:$rhs, Weft_Bool<"False">:$adjoint);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "MatrixSolve";
  let types = [TypeParam<"T", CholeskyTypes>];
  let python = [Python<["tf.linalg.solve"], "matrix, rhs, adjoint=False, name=None">];
  let shape = ShapeRule<"matrix_solve">;
  let gradient = Gradient<"matrixSolveGrad">;
  let lowering = RuntimeCall;
}

def Weft_MatrixSolveLsOp : Weft_Op<"matrix_solve_ls", [Weft_NoEffects]> {
  let summary = "least-squares solutions of linear equations";
  let arguments = (ins Weft_Of<"T">:$matrix, Weft_Of<"T">:$rhs, Weft_Of<"float64">:$l2_regularizer,
                       Weft_Bool<"True">:$fast);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "MatrixSolveLs";
  let types = [TypeParam<"T", CholeskyTypes>];
  let shape = ShapeRule<"matrix_solve_ls">;
  let gradient = Gradient<"matrixSolveLsGrad">;
  let lowering = RuntimeCall;
}

def Weft_MatrixSquareRootOp : Weft_Op<"matrix_square_root", [Weft_NoEffects]> {
  let summary = "square roots of matrices";
  let arguments = (ins Weft_Of<"T">:$input);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "MatrixSquareRoot";
  let types = [TypeParam<"T", CholeskyTypes>];
  let python = [Python<["tf.linalg.sqrtm", "tf.matrix_square_root"], "input, name=None">];
  let shape = ShapeRule<"square_matrix">;
  let gradient = Gradient<"matrixSquareRootGrad">;
  let lowering = RuntimeCall;
}

def Weft_MatrixTriangularSolveOp : Weft_Op<"matrix_triangular_solve", [Weft_NoEffects]> {
  let summary = "solutions of triangular systems of equations";
  let arguments = (ins Weft_Of<"T">:$matrix, Weft_Of<"T">:$rhs, Weft_Bool<"True">:$lower, Weft_Bool<"False">:$adjoint);
  let results = (outs Weft_Of<"T">:$output);
  let tfName = "MatrixTriangularSolve";
  let types = [TypeParam<"T", MatrixTriangularSolveTypes>];
  let shape = ShapeRule<"matrix_solve">;
  let gradient = Gradient<"matrixTriangularSolveGrad">;
  let lowering = RuntimeCall;
}

def Weft_QrOp : Weft_Op<"qr", [Weft_NoEffects]> {
  let summary = "orthogonal and triangular factors of matrices";
  let arguments = (ins Weft_Of<"T">:$input, Weft_Bool<"False">:$full_matrices);
  let results = (outs Weft_Of<"T">:$q, Weft_Of<"T">:$r);
  let tfName = "Qr";
  let types = [TypeParam<"T", CholeskyTypes>];
  let python = [Python<["tf.linalg.qr"], "input, full_matrices=False, name=None">];
  let shape = ShapeRule<"qr">;
  let gradient = Gradient<"qrGrad">;
  let lowering = RuntimeCall;
}

def Weft_SelfAdjointEigOp : Weft_Op<"self_adjoint_eig", [Weft_NoEffects]> {
  let summary = "eigenvalues and eigenvectors of symmetric matrices";
  let arguments = (ins Weft_Of<"T">:$input, Weft_Bool<"True">:$compute_v);
  let results = (outs Weft_Of<"T">:$e, Weft_Of<"T">:$v);
  let tfName = "SelfAdjointEigV2";
  let types = [TypeParam<"T", CholeskyTypes>];
  let shape = ShapeRule<"self_adjoint_eig">;
  let gradient = Gradient<"selfAdjointEigGrad">;
  let lowering = RuntimeCall;
}

def Weft_SvdOp : Weft_Op<"svd", [Weft_NoEffects]> {
  let summary = "singular values and vectors of matrices";
  let arguments = (ins Weft_Of<"T">:$input, Weft_Bool<"True">:$compute_uv, Weft_Bool<"False">:$full_matrices);
  let results = (outs Weft_Of<"T">:$s, Weft_Of<"T">:$u, Weft_Of<"T">:$v);
  let tfName = "Svd";
  let types = [TypeParam<"T", CholeskyTypes>];
  let shape = ShapeRule<"svd">;
  let gradient = Gradient<"svdGrad">;
  let lowering = RuntimeCall;
}

#endif
