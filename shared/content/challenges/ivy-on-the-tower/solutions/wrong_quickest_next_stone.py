import sys


def fewest_days(tower):
    columns = len(tower[0])
    best = float("inf")
    for column, days in enumerate(tower[-1]):
        for row in tower[-2::-1]:
            column = min(((column + step) % columns for step in (0, -1, 1)), key=lambda each: row[each])
            days += row[column]
        best = min(best, days)
    return best


numbers = list(map(int, sys.stdin.read().split()))
rows, columns = numbers[:2]
print(fewest_days([numbers[2 + at * columns : 2 + (at + 1) * columns] for at in range(rows)]))
