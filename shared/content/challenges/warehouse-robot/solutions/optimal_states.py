import sys


def fewest_seconds(floor, shelves):
    rows, columns = len(floor), len(floor[0])
    layer = [(0, 0, 0)]
    seen = {(0, 0, 0)}
    seconds = 0
    while layer:
        following = []
        for row, column, used in layer:
            if row == rows - 1 and column == columns - 1:
                return seconds
            for down, right in ((1, 0), (0, 1), (-1, 0), (0, -1)):
                to_row, to_column = row + down, column + right
                if to_row < 0 or to_row >= rows or to_column < 0 or to_column >= columns:
                    continue
                if floor[to_row][to_column] == 1 and floor[row][column] == 1:
                    continue
                after = used + floor[to_row][to_column]
                if after <= shelves and (to_row, to_column, after) not in seen:
                    seen.add((to_row, to_column, after))
                    following.append((to_row, to_column, after))
        layer = following
        seconds += 1
    return -1


def main():
    numbers = [int(word) for word in sys.stdin.read().split()]
    rows, columns = numbers[0], numbers[1]
    floor = [numbers[2 + columns * row : 2 + columns * (row + 1)] for row in range(rows)]
    print(fewest_seconds(floor, numbers[2 + rows * columns]))


main()
