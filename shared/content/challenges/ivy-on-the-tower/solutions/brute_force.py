import sys


sys.setrecursionlimit(20_000)


def fewest_days(tower):
    columns = len(tower[0])

    def from_here(row, column):
        if row < 0:
            return 0
        fewest = float("inf")
        for each in {(column + step) % columns for step in (-1, 0, 1)}:
            fewest = min(fewest, from_here(row - 1, each))
        return tower[row][column] + fewest

    return min(from_here(len(tower) - 1, column) for column in range(columns))


numbers = list(map(int, sys.stdin.read().split()))
rows, columns = numbers[:2]
print(fewest_days([numbers[2 + at * columns : 2 + (at + 1) * columns] for at in range(rows)]))
