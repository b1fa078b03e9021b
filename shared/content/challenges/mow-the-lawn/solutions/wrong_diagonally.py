import sys


def ways_to_mow(garden):
    rows, columns = len(garden), len(garden[0])
    visited = set()

    def ways_from(row, column, left):
        if (row, column) == (rows - 1, columns - 1):
            return 1 if left == 0 else 0
        visited.add((row, column))
        ways = 0
        for y in range(max(0, row - 1), min(rows, row + 2)):
            for x in range(max(0, column - 1), min(columns, column + 2)):
                if garden[y][x] == 0 and (y, x) not in visited:
                    ways += ways_from(y, x, left - 1)
        visited.remove((row, column))
        return ways

    return ways_from(0, 0, sum(row.count(0) for row in garden) - 1)


numbers = list(map(int, sys.stdin.read().split()))
rows, columns = numbers[:2]
print(ways_to_mow([numbers[2 + at * columns : 2 + (at + 1) * columns] for at in range(rows)]))
