import math


def possible_shapes(pixels, max_width, max_height):
    shapes = 0
    for side in range(1, int(math.sqrt(pixels))):
        if pixels % side == 0:
            other = pixels // side
            shapes += side <= max_width and other <= max_height
            shapes += other <= max_width and side <= max_height
    return shapes


print(possible_shapes(int(input()), int(input()), int(input())))
