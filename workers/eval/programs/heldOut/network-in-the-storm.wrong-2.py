import sys


def largest_group(stations, cables):
    neighbours = [[] for _ in range(stations + 1)]
    for a, b in cables:
        neighbours[a].append(b)
        neighbours[b].append(a)
    seen = [False] * (stations + 1)
    largest = 0
    for first in range(1, stations + 1):
        if seen[first]:
            continue
        seen[first] = True
        todo = [first]
        members = 0
        while todo:
            station = todo.pop()
            members += 1
            for other in neighbours[station]:
                if not seen[other]:
                    seen[other] = True
                    todo.append(other)
        largest = max(largest, members)
    return largest


def failures_until_silence(stations, needed, cables):
    # once the groups are too small they stay too small
    low, high = 0, len(cables) - 1
    while low < high:
        middle = (low + high) // 2
        if largest_group(stations, cables[middle:]) < needed:
            high = middle
        else:
            low = middle + 1
    return low


numbers = list(map(int, sys.stdin.read().split()))
stations, needed, m = numbers[:3]
rest = numbers[4:]
cables = [(rest[2 * i], rest[2 * i + 1]) for i in range(m)]
print(failures_until_silence(stations, needed, cables))
