import sys


def pond_from(water, start):
    found = {start}
    waiting = [start]
    while waiting:
        row, column = waiting.pop()
        for square in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if square in water and square not in found:
                found.add(square)
                waiting.append(square)
    return len(found)


def largest_pond(garden):
    squares = {(r, c) for r in range(len(garden)) for c in range(len(garden[0]))}
    water = {(r, c) for r, c in squares if garden[r][c] == "w"}
    if water == squares:
        return len(squares)
    return max(pond_from(water | {square}, square) if square not in water else pond_from(water, square) for square in squares)


print(largest_pond(sys.stdin.read().split()[1:]))
