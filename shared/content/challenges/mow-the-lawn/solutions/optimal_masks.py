import sys
from functools import lru_cache


def ways_to_mow(garden):
    squares = [(y, x) for y, row in enumerate(garden) for x, bed in enumerate(row) if not bed]
    number = {place: at for at, place in enumerate(squares)}
    beside = [
        [number[near] for near in ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)) if near in number]
        for y, x in squares
    ]
    gate = len(squares) - 1

    @lru_cache(None)
    def ways(at, free):
        if at == gate:
            return 1 if free == 0 else 0
        return sum(ways(near, free ^ 1 << near) for near in beside[at] if free >> near & 1)

    return ways(0, (1 << len(squares)) - 2)


numbers = list(map(int, sys.stdin.read().split()))
rows, columns = numbers[:2]
print(ways_to_mow([numbers[2 + at * columns : 2 + (at + 1) * columns] for at in range(rows)]))
