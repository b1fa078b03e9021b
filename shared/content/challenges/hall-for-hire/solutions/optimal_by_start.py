import sys
from bisect import bisect_left


def largest_income(requests, cleaning):
    by_start = sorted(requests)
    starts = [start for start, _, _ in by_start]
    best_from = [0] * (len(by_start) + 1)
    for position in range(len(by_start) - 1, -1, -1):
        _, end, fee = by_start[position]
        following = bisect_left(starts, end + cleaning)
        best_from[position] = max(best_from[position + 1], fee + best_from[following])
    return best_from[0]


numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
values = iter(numbers[2 : 2 + 3 * n])
print(largest_income(list(zip(values, values, values)), numbers[2 + 3 * n]))
