import sys


def failures_until_silence(stations, needed, cables):
    neighbours = [set() for _ in range(stations + 1)]
    for failures in range(len(cables), 0, -1):
        a, b = cables[failures - 1]
        neighbours[a].add(b)
        neighbours[b].add(a)
        if max(len(neighbours[a]), len(neighbours[b])) + 1 >= needed:
            return failures
    return 0


numbers = list(map(int, sys.stdin.read().split()))
values = iter(numbers[4 : 4 + 2 * numbers[2]])
print(failures_until_silence(numbers[0], numbers[1], list(zip(values, values))))
