import sys


def largest_pond(garden):
    rows, columns = len(garden), len(garden[0])
    pond_of = [[-1] * columns for _ in range(rows)]
    sizes = []

    def around(row, column):
        for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if 0 <= r < rows and 0 <= c < columns and garden[r][c] == "w":
                yield r, c

    for row in range(rows):
        for column in range(columns):
            if garden[row][column] == "w" and pond_of[row][column] == -1:
                pond_of[row][column] = len(sizes)
                found = [(row, column)]
                for square in found:
                    for r, c in around(*square):
                        if pond_of[r][c] == -1:
                            pond_of[r][c] = len(sizes)
                            found.append((r, c))
                sizes.append(len(found))
    best = max(sizes, default=0)
    for row in range(rows):
        for column in range(columns):
            if garden[row][column] == "e":
                joined = {pond_of[r][c] for r, c in around(row, column)}
                best = max(best, 1 + sum(sizes[pond] for pond in joined))
    return best


print(largest_pond(sys.stdin.read().split()[1:]))
