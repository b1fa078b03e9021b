import sys


def fewest_days(tower):
    columns = len(tower[0])
    best = [0] * columns
    for row in reversed(tower):
        best = [
            days + min(best[column - 1], best[column], best[(column + 1) % columns])
            for column, days in enumerate(row)
        ]
    return min(best)


numbers = list(map(int, sys.stdin.read().split()))
rows, columns = numbers[:2]
print(fewest_days([numbers[2 + at * columns : 2 + (at + 1) * columns] for at in range(rows)]))
