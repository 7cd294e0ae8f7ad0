# Clipping, and the norms it is built on.


#: tf.clip_by_value
def clip_by_value(t, clip_value_min, clip_value_max, name=None):
    if isinstance(t, tf.IndexedSlices):
        return tf.IndexedSlices(clip_by_value(t.values, clip_value_min, clip_value_max), t.indices, t.dense_shape)
    t = tf.convert_to_tensor(t)
    low = tf.minimum(t, clip_value_max)
    if low.shape.ndims is not None and t.shape.ndims is not None:
        t.shape.merge_with(low.shape)
    high = tf.maximum(low, clip_value_min)
    if high.shape.ndims is not None and t.shape.ndims is not None:
        t.shape.merge_with(high.shape)
    return high


#: tf.clip_by_norm
def clip_by_norm(t, clip_norm, axes=None, name=None):
    slices = t if isinstance(t, tf.IndexedSlices) else None
    values = tf.convert_to_tensor(t.values if slices is not None else t)
    total = tf.reduce_sum(values * values, axes, keepdims=True)
    positive = total > 0
    # Two `where`s keep the gradient of sqrt at 0 from being NaN.
    safe = tf.where(positive, total, tf.ones_like(total))
    norm = tf.where(positive, tf.sqrt(safe), total)
    scaled = values * clip_norm
    values.shape.merge_with(scaled.shape)
    clipped = scaled / tf.maximum(norm, clip_norm)
    if slices is not None:
        return tf.IndexedSlices(clipped, t.indices, t.dense_shape)
    return clipped


#: tf.linalg.global_norm
def global_norm(t_list, name=None):
    if not isinstance(t_list, (list, tuple)) or isinstance(t_list, str):
        raise TypeError("`t_list` should be a sequence of tensors. Received " + str(type(t_list)) + ".")
    halves = []
    for t in t_list:
        if t is not None:
            values = tf.convert_to_tensor(t.values if isinstance(t, tf.IndexedSlices) else t)
            halves.append(tf.nn.l2_loss(values))
    return tf.sqrt(tf.reduce_sum(tf.stack(halves)) * tf.constant(2.0, dtype=halves[0].dtype))


#: tf.clip_by_global_norm
def clip_by_global_norm(t_list, clip_norm, use_norm=None, name=None):
    if not isinstance(t_list, (list, tuple)) or isinstance(t_list, str):
        raise TypeError("`t_list` should be a sequence of tensors. Received " + str(type(t_list)) + ".")
    t_list = list(t_list)
    if use_norm is None:
        use_norm = global_norm(t_list)
    scale = clip_norm * tf.minimum(1.0 / use_norm, tf.constant(1.0, dtype=use_norm.dtype) / clip_norm)
    # Infinite norms give NaN for all, as TF does.
    scale = tf.where(tf.math.is_finite(use_norm), scale, tf.constant(float("nan"), dtype=use_norm.dtype))
    clipped = []
    for t in t_list:
        if t is None:
            clipped.append(None)
        elif isinstance(t, tf.IndexedSlices):
            clipped.append(tf.IndexedSlices(t.values * scale, t.indices, t.dense_shape))
        else:
            t = tf.convert_to_tensor(t)
            clipped.append(t * tf.cast(scale, t.dtype))
    return clipped, use_norm
