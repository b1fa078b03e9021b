import sys


def least_cost(panels, cables):
    sun = len(panels)
    leader = list(range(sun + 1))

    def find(hut):
        while leader[hut] != hut:
            leader[hut] = leader[leader[hut]]
            hut = leader[hut]
        return hut

    everything = [(cost, hut, sun) for hut, cost in enumerate(panels)]
    everything += [(cost, a, b) for a, b, cost in cables]
    total = 0
    for cost, a, b in sorted(everything):
        a, b = find(a), find(b)
        if a != b:
            leader[a] = b
            total += cost
    return total


numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
rest = numbers[n + 3 :]
print(least_cost(numbers[1 : n + 1], list(zip(rest[::3], rest[1::3], rest[2::3]))))
