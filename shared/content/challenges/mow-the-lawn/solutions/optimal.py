import sys


def ways_to_mow(garden):
    plan = [list(row) for row in garden]
    rows, columns = len(plan), len(plan[0])

    def ways_from(row, column, left):
        if (row, column) == (rows - 1, columns - 1):
            return 1 if left == 0 else 0
        plan[row][column] = 1
        ways = 0
        for y, x in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if 0 <= y < rows and 0 <= x < columns and plan[y][x] == 0:
                ways += ways_from(y, x, left - 1)
        plan[row][column] = 0
        return ways

    grass = sum(row.count(0) for row in plan)
    return ways_from(0, 0, grass - 1)


numbers = list(map(int, sys.stdin.read().split()))
rows, columns = numbers[:2]
print(ways_to_mow([numbers[2 + at * columns : 2 + (at + 1) * columns] for at in range(rows)]))
