import sys


def fewest_days(tower):
    best = tower[0]
    for row in tower[1:]:
        left = best[-1:] + best[:-1]
        right = best[1:] + best[:1]
        best = [days + min(above) for days, *above in zip(row, left, best, right)]
    return min(best)


numbers = list(map(int, sys.stdin.read().split()))
rows, columns = numbers[:2]
print(fewest_days([numbers[2 + at * columns : 2 + (at + 1) * columns] for at in range(rows)]))
