import sys


def fewest_seconds(floor, shelves):
    rows, columns = len(floor), len(floor[0])
    fewest = [[None] * columns for _ in range(rows)]
    fewest[0][0] = 0
    for row in range(rows):
        for column in range(columns):
            for before_row, before_column in ((row - 1, column), (row, column - 1)):
                if before_row < 0 or before_column < 0 or fewest[before_row][before_column] is None:
                    continue
                if floor[row][column] and floor[before_row][before_column]:
                    continue
                used = fewest[before_row][before_column] + floor[row][column]
                if used <= shelves and (fewest[row][column] is None or used < fewest[row][column]):
                    fewest[row][column] = used
    return -1 if fewest[-1][-1] is None else rows + columns - 2


def main():
    numbers = [int(word) for word in sys.stdin.read().split()]
    rows, columns = numbers[0], numbers[1]
    floor = [numbers[2 + columns * row : 2 + columns * (row + 1)] for row in range(rows)]
    print(fewest_seconds(floor, numbers[2 + rows * columns]))


main()
