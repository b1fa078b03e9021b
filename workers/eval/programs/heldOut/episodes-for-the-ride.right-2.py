from bisect import bisect_right
from itertools import accumulate

input()
until = [0, *accumulate(map(int, input().split()))]
ride = int(input())

# until[i] seconds have passed before episode i; the sums only grow, so the last one in time can be looked up
print(max(bisect_right(until, begin + ride) - 1 - i for i, begin in enumerate(until)))
