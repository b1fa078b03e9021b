import sys


def minutes_together(pianist, violinist, least):
    total = 0
    for start, end in pianist:
        for from_, to in violinist:
            common = min(end, to) - max(start, from_)
            if common >= least:
                total += common
    return total


numbers = iter(map(int, sys.stdin.read().split()))


def read_times():
    rows, _ = next(numbers), next(numbers)
    return [(next(numbers), next(numbers)) for _ in range(rows)]


pianist, violinist = read_times(), read_times()
print(minutes_together(pianist, violinist, next(numbers)))
