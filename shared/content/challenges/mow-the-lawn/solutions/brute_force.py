import sys
from itertools import permutations


def ways_to_mow(garden):
    squares = [(y, x) for y, row in enumerate(garden) for x, bed in enumerate(row) if not bed]
    if len(squares) == 1:
        return 1
    ways = 0
    for order in permutations(squares[1:-1]):
        route = [squares[0], *order, squares[-1]]
        ways += all(abs(y - b) + abs(x - a) == 1 for (y, x), (b, a) in zip(route, route[1:]))
    return ways


numbers = list(map(int, sys.stdin.read().split()))
rows, columns = numbers[:2]
print(ways_to_mow([numbers[2 + at * columns : 2 + (at + 1) * columns] for at in range(rows)]))
