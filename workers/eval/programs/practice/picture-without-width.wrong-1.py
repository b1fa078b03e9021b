import sys


def possible_shapes(pixels, max_width, max_height):
    count = 0
    side = 1
    while side * side <= pixels:
        if pixels % side == 0:
            other = pixels // side
            if side <= max_width and other <= max_height:
                count += 1
            # and the same lying on its side
            if other <= max_width and side <= max_height:
                count += 1
        side += 1
    return count


pixels, max_width, max_height = map(int, sys.stdin.read().split())
print(possible_shapes(pixels, max_width, max_height))
