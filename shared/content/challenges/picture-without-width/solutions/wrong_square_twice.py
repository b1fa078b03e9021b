def possible_shapes(pixels, max_width, max_height):
    shapes = 0
    side = 1
    while side * side <= pixels:
        if pixels % side == 0:
            other = pixels // side
            shapes += side <= max_width and other <= max_height
            shapes += other <= max_width and side <= max_height
        side += 1
    return shapes


print(possible_shapes(int(input()), int(input()), int(input())))
