import sys


def largest_group(stations, cables):
    neighbours = [[] for _ in range(stations + 1)]
    for a, b in cables:
        neighbours[a].append(b)
        neighbours[b].append(a)
    seen = [False] * (stations + 1)
    largest = 0
    for station in range(1, stations + 1):
        if seen[station]:
            continue
        seen[station] = True
        group = [station]
        for member in group:
            for neighbour in neighbours[member]:
                if not seen[neighbour]:
                    seen[neighbour] = True
                    group.append(neighbour)
        largest = max(largest, len(group))
    return largest


def failures_until_silence(stations, needed, cables):
    failures = 0
    while largest_group(stations, cables[failures:]) >= needed:
        failures += 1
    return failures


numbers = list(map(int, sys.stdin.read().split()))
values = iter(numbers[4 : 4 + 2 * numbers[2]])
print(failures_until_silence(numbers[0], numbers[1], list(zip(values, values))))
