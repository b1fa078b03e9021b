import sys


def fewest_seconds(floor, shelves):
    sys.setrecursionlimit(100_000)
    rows, columns = len(floor), len(floor[0])
    on_the_way = {(0, 0)}

    def fewest_from(row, column, left):
        if (row, column) == (rows - 1, columns - 1):
            return 0
        fewest = -1
        for square in ((row, column + 1), (row + 1, column), (row, column - 1), (row - 1, column)):
            if square in on_the_way or not (0 <= square[0] < rows and 0 <= square[1] < columns):
                continue
            shelf = floor[square[0]][square[1]]
            if shelf and (left == 0 or floor[row][column]):
                continue
            on_the_way.add(square)
            rest = fewest_from(*square, left - shelf)
            on_the_way.remove(square)
            if rest >= 0 and (fewest < 0 or rest + 1 < fewest):
                fewest = rest + 1
        return fewest

    return fewest_from(0, 0, shelves)


def main():
    numbers = [int(word) for word in sys.stdin.read().split()]
    rows, columns = numbers[0], numbers[1]
    floor = [numbers[2 + columns * row : 2 + columns * (row + 1)] for row in range(rows)]
    print(fewest_seconds(floor, numbers[2 + rows * columns]))


main()
