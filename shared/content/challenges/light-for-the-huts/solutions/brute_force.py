import sys


def least_cost(panels, cables):
    least = float("inf")
    for chosen in range(1 << len(cables)):
        group = list(range(len(panels)))
        total = 0
        for at, (a, b, cost) in enumerate(cables):
            if chosen >> at & 1:
                total += cost
                group = [group[a] if each == group[b] else each for each in group]
        cheapest = {}
        for hut, cost in enumerate(panels):
            cheapest[group[hut]] = min(cost, cheapest.get(group[hut], cost))
        least = min(least, total + sum(cheapest.values()))
    return least


numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
rest = numbers[n + 3 :]
print(least_cost(numbers[1 : n + 1], list(zip(rest[::3], rest[1::3], rest[2::3]))))
