import sys
from bisect import bisect_right
from itertools import accumulate


def most_episodes(lengths, ride_seconds):
    sums = [0] + list(accumulate(lengths))
    best = 0
    for start, before in enumerate(sums):
        end = bisect_right(sums, before + ride_seconds) - 1
        best = max(best, end - start)
    return best


numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
print(most_episodes(numbers[1 : n + 1], numbers[n + 1]))
