import tensorflow as tf


@tf.function(input_signature=[tf.TensorSpec([None, None], tf.int32), tf.TensorSpec([], tf.int32)])
def first_run(grid, length):
    """Row and column where the first run of `length` positive numbers in a row of `grid` begins, or (-1, -1)."""
    for row in tf.range(tf.shape(grid)[0]):
        run = 0
        for column in tf.range(tf.shape(grid)[1]):
            if grid[row, column] > 0:
                run += 1
                if run == length:
                    return row, column - length + 1
            else:
                run = 0
    return -1, -1


if __name__ == "__main__":
    grid = tf.constant([[1, 1, 0, 1], [0, 2, 3, 4], [5, 6, 7, 8]])
    for length in [2, 3, 4, 5]:
        row, column = first_run(grid, tf.constant(length))
        print("run of", length, "at row", int(row), "column", int(column))
