# tf.image functions that are compositions, for images of one or several (rank 3 or 4).


#: tf.image.flip_left_right
def flip_left_right(image):
    return tf.reverse(tf.convert_to_tensor(image), [-2])


#: tf.image.flip_up_down
def flip_up_down(image):
    return tf.reverse(tf.convert_to_tensor(image), [-3])


#: tf.image.rot90
def rot90(image, k=1, name=None):
    image = tf.convert_to_tensor(image)
    lead = list(range(image.shape.ndims - 3))
    h, w, c = [image.shape.ndims - 3, image.shape.ndims - 2, image.shape.ndims - 1]
    for _ in range(int(k) % 4):
        image = tf.reverse(tf.transpose(image, lead + [w, h, c]), [-3])
    return image


#: tf.image.transpose
def transpose(image, name=None):
    image = tf.convert_to_tensor(image)
    n = image.shape.ndims
    return tf.transpose(image, list(range(n - 3)) + [n - 2, n - 3, n - 1])


#: tf.image.rgb_to_grayscale
def rgb_to_grayscale(images, name=None):
    images = tf.convert_to_tensor(images)
    flat = convert_image_dtype(images, tf.float32)
    gray = tf.tensordot(flat, tf.constant([0.2989, 0.587, 0.114]), [[-1], [-1]])
    return convert_image_dtype(tf.expand_dims(gray, -1), images.dtype)


#: tf.image.grayscale_to_rgb
def grayscale_to_rgb(images, name=None):
    images = tf.convert_to_tensor(images)
    return tf.tile(images, [1] * (images.shape.ndims - 1) + [3])


#: tf.image.convert_image_dtype
def convert_image_dtype(image, dtype, saturate=False, name=None):
    image = tf.convert_to_tensor(image)
    dtype = tf.as_dtype(dtype)
    if image.dtype == dtype:
        return tf.identity(image)
    if image.dtype.is_integer and dtype.is_integer:
        scale_in, scale_out = image.dtype.max, dtype.max
        if scale_in > scale_out:
            return tf.cast(image // ((scale_in + 1) // (scale_out + 1)), dtype)
        return tf.cast(image, dtype) * ((scale_out + 1) // (scale_in + 1))
    if image.dtype.is_floating and dtype.is_floating:
        return tf.cast(image, dtype)
    if image.dtype.is_integer:
        return tf.cast(image, dtype) * (1.0 / image.dtype.max)
    scaled = image * (dtype.max + 0.5)
    return tf.saturate_cast(scaled, dtype) if saturate else tf.cast(scaled, dtype)


#: tf.image.adjust_brightness
def adjust_brightness(image, delta):
    image = tf.convert_to_tensor(image)
    flat = convert_image_dtype(image, tf.float32) if not image.dtype.is_floating else image
    return convert_image_dtype(flat + tf.cast(delta, flat.dtype), image.dtype, saturate=True)


#: tf.image.adjust_contrast
def adjust_contrast(images, contrast_factor):
    images = tf.convert_to_tensor(images)
    flat = convert_image_dtype(images, tf.float32)
    mean = tf.reduce_mean(flat, axis=[-3, -2], keepdims=True)
    return convert_image_dtype((flat - mean) * contrast_factor + mean, images.dtype, saturate=True)


#: tf.image.per_image_standardization
def per_image_standardization(image):
    image = tf.convert_to_tensor(image)
    if not image.dtype.is_floating:
        image = tf.cast(image, tf.float32)
    axes = [-3, -2, -1]
    count = 1
    for d in image.shape[-3:]:
        count *= d
    mean = tf.reduce_mean(image, axis=axes, keepdims=True)
    deviation = tf.math.reduce_std(image, axis=axes, keepdims=True)
    return (image - mean) / tf.maximum(deviation, tf.math.rsqrt(tf.cast(count, image.dtype)))


#: tf.image.pad_to_bounding_box
def pad_to_bounding_box(image, offset_height, offset_width, target_height, target_width):
    image = tf.convert_to_tensor(image)
    h, w = image.shape[-3], image.shape[-2]
    amounts = [[offset_height, target_height - offset_height - h], [offset_width, target_width - offset_width - w], [0, 0]]
    return tf.pad(image, [[0, 0]] * (image.shape.ndims - 3) + amounts)


#: tf.image.crop_to_bounding_box
def crop_to_bounding_box(image, offset_height, offset_width, target_height, target_width):
    image = tf.convert_to_tensor(image)
    return image[..., offset_height:offset_height + target_height, offset_width:offset_width + target_width, :]


#: tf.image.central_crop
def central_crop(image, central_fraction):
    image = tf.convert_to_tensor(image)
    if central_fraction <= 0.0 or central_fraction > 1.0:
        raise ValueError("central_fraction must be within (0, 1]")
    h, w = image.shape[-3], image.shape[-2]
    top = int((h - h * central_fraction) / 2)
    left = int((w - w * central_fraction) / 2)
    return crop_to_bounding_box(image, top, left, h - 2 * top, w - 2 * left)


#: tf.image.total_variation
def total_variation(images, name=None):
    images = tf.convert_to_tensor(images)
    down = images[..., 1:, :, :] - images[..., :-1, :, :]
    right = images[..., :, 1:, :] - images[..., :, :-1, :]
    axes = [-3, -2, -1]
    return tf.reduce_sum(tf.abs(down), axis=axes) + tf.reduce_sum(tf.abs(right), axis=axes)


#: tf.image.ResizeMethod
class ResizeMethod:
    BILINEAR = "bilinear"
    NEAREST_NEIGHBOR = "nearest"
    BICUBIC = "bicubic"
    AREA = "area"


#: tf.image.resize
def resize(images, size, method="bilinear", preserve_aspect_ratio=False, antialias=False, name=None):
    images = tf.convert_to_tensor(images)
    height, width = int(size[0]), int(size[1])
    h, w = images.shape[-3], images.shape[-2]
    if method == "nearest":
        rows = tf.cast(tf.minimum(tf.floor((tf.range(height, dtype=tf.float32) + 0.5) * (h / height)), h - 1), tf.int32)
        columns = tf.cast(tf.minimum(tf.floor((tf.range(width, dtype=tf.float32) + 0.5) * (w / width)), w - 1), tf.int32)
        return tf.gather(tf.gather(images, rows, axis=-3 + images.shape.ndims), columns, axis=-2 + images.shape.ndims)
    if method != "bilinear":
        raise NotImplementedError("weft does not have tf.image.resize with method " + repr(method) + " yet")
    x = tf.cast(images, tf.float32)
    x = along(x, x.shape.ndims - 3, h, height)
    return along(x, x.shape.ndims - 2, w, width)


def along(x, axis, old, new):
    """Linear interpolation between the centres of pixels."""
    place = (tf.range(new, dtype=tf.float32) + 0.5) * (old / new) - 0.5
    low = tf.floor(place)
    part = tf.reshape(place - low, [-1] + [1] * (x.shape.ndims - 1 - axis))
    first = tf.cast(tf.clip_by_value(low, 0.0, old - 1.0), tf.int32)
    second = tf.cast(tf.clip_by_value(low + 1.0, 0.0, old - 1.0), tf.int32)
    a = tf.gather(x, first, axis=axis)
    return a + (tf.gather(x, second, axis=axis) - a) * part
