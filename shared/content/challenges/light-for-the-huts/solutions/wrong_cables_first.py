import sys


def least_cost(panels, cables):
    leader = list(range(len(panels)))

    def find(hut):
        while leader[hut] != hut:
            leader[hut] = leader[leader[hut]]
            hut = leader[hut]
        return hut

    total = 0
    for a, b, cost in sorted(cables, key=lambda cable: cable[2]):
        a, b = find(a), find(b)
        if a != b:
            leader[a] = b
            total += cost
    cheapest = {}
    for hut, cost in enumerate(panels):
        cheapest[find(hut)] = min(cost, cheapest.get(find(hut), cost))
    return total + sum(cheapest.values())


numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
rest = numbers[n + 3 :]
print(least_cost(numbers[1 : n + 1], list(zip(rest[::3], rest[1::3], rest[2::3]))))
