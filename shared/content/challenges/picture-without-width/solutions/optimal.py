def possible_shapes(pixels, max_width, max_height):
    shapes = 0
    side = 1
    while side * side <= pixels:
        if pixels % side == 0:
            other = pixels // side
            if side <= max_width and other <= max_height:
                shapes += 1
            if side != other and other <= max_width and side <= max_height:
                shapes += 1
        side += 1
    return shapes


def main():
    print(possible_shapes(int(input()), int(input()), int(input())))


main()
