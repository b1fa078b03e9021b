import sys
from heapq import heapify, heappop, heappush


def least_cost(panels, cables):
    beside = [[] for _ in panels]
    for a, b, cost in cables:
        beside[a].append((b, cost))
        beside[b].append((a, cost))
    nearest = list(panels)
    waiting = [(cost, hut) for hut, cost in enumerate(panels)]
    heapify(waiting)
    while waiting:
        far, hut = heappop(waiting)
        if far > nearest[hut]:
            continue
        for other, cost in beside[hut]:
            if far + cost < nearest[other]:
                nearest[other] = far + cost
                heappush(waiting, (nearest[other], other))
    return sum(nearest)


numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
rest = numbers[n + 3 :]
print(least_cost(numbers[1 : n + 1], list(zip(rest[::3], rest[1::3], rest[2::3]))))
