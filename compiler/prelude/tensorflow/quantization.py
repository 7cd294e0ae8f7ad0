# Simulated quantization and names that exist for programs that ask whether they do.


#: tf.quantization.fake_quant_with_min_max_args
def fake_quant_with_min_max_args(inputs, min=-6, max=6, num_bits=8, narrow_range=False, name=None):
    return fake_quant_with_min_max_vars(inputs, float(min), float(max), num_bits, narrow_range)


#: tf.quantization.fake_quant_with_min_max_vars
def fake_quant_with_min_max_vars(inputs, min, max, num_bits=8, narrow_range=False, name=None):
    inputs = tf.convert_to_tensor(inputs)
    low, high = tf.cast(min, tf.float32), tf.cast(max, tf.float32)
    quant_min = 1.0 if narrow_range else 0.0
    quant_max = float(2 ** num_bits - 1)
    scale = (high - low) / (quant_max - quant_min)
    zero = tf.clip_by_value(tf.round(quant_min - low / scale), quant_min, quant_max)
    nudged_low = (quant_min - zero) * scale
    nudged_high = (quant_max - zero) * scale
    clamped = tf.clip_by_value(inputs, nudged_low, nudged_high)
    return tf.floor((clamped - nudged_low) * (1.0 / scale) + 0.5) * scale + nudged_low


#: tf.extract_volume_patches
def extract_volume_patches(input, ksizes, strides, padding, name=None):
    raise NotImplementedError("weft does not have tf.extract_volume_patches yet")
