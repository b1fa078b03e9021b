import sys


def spread(meadow):
    largest = places = 0
    above = [0] * (len(meadow[0]) + 1)
    for row in meadow:
        current = [0]
        for column, square in enumerate(row, 1):
            side = 0
            if square == "g":
                side = 1 + current[column - 1]
            current.append(side)
            if side > largest:
                largest, places = side, 0
            if side == largest:
                places += 1
        above = current
    return [largest, places if largest > 0 else 0]


print(*spread(sys.stdin.read().split()[1:]))
