import sys


def least_cost(panels, cables):
    cheapest = list(panels)
    for a, b, cost in cables:
        cheapest[a] = min(cheapest[a], cost)
        cheapest[b] = min(cheapest[b], cost)
    return sum(cheapest)


numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
rest = numbers[n + 3 :]
print(least_cost(numbers[1 : n + 1], list(zip(rest[::3], rest[1::3], rest[2::3]))))
