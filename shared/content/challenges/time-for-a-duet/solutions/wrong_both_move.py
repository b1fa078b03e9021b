import sys


def minutes_together(pianist, violinist, least):
    one = other = total = 0
    while one < len(pianist) and other < len(violinist):
        start = max(pianist[one][0], violinist[other][0])
        end = min(pianist[one][1], violinist[other][1])
        if end - start >= least:
            total += end - start
        one += 1
        other += 1
    return total


numbers = iter(map(int, sys.stdin.read().split()))


def read_times():
    rows, _ = next(numbers), next(numbers)
    return [(next(numbers), next(numbers)) for _ in range(rows)]


pianist, violinist = read_times(), read_times()
print(minutes_together(pianist, violinist, next(numbers)))
