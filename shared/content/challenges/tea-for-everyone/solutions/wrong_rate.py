import math
import sys


def first_second(warm_ups, brew_times, guests):
    rate = sum(1 / brew for brew in brew_times)
    head_start = sum(warm / brew for warm, brew in zip(warm_ups, brew_times))
    return math.ceil((guests + head_start) / rate)


numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
print(first_second(numbers[1 : n + 1], numbers[n + 2 : 2 * n + 2], numbers[2 * n + 2]))
