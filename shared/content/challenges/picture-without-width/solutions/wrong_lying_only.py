def possible_shapes(pixels, max_width, max_height):
    shapes = 0
    side = 1
    while side * side <= pixels:
        other = pixels // side
        if pixels % side == 0 and side <= max_width and other <= max_height:
            shapes += 1 if side == other else 2
        side += 1
    return shapes


print(possible_shapes(int(input()), int(input()), int(input())))
