import sys


def ways_to_mow(garden):
    rows, columns = len(garden), len(garden[0])
    visited = set()

    def ways_from(row, column, left):
        if left == 0:
            return 1
        visited.add((row, column))
        ways = 0
        for y, x in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if 0 <= y < rows and 0 <= x < columns and garden[y][x] == 0 and (y, x) not in visited:
                ways += ways_from(y, x, left - 1)
        visited.remove((row, column))
        return ways

    return ways_from(0, 0, sum(row.count(0) for row in garden) - 1)


numbers = list(map(int, sys.stdin.read().split()))
rows, columns = numbers[:2]
print(ways_to_mow([numbers[2 + at * columns : 2 + (at + 1) * columns] for at in range(rows)]))
