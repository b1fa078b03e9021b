def possible_shapes(pixels, max_width, max_height):
    shapes = 0
    for width in range(1, min(pixels, max_width) + 1):
        if pixels % width == 0 and pixels // width <= max_height:
            shapes += 1
    return shapes


print(possible_shapes(int(input()), int(input()), int(input())))
