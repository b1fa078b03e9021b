import sys
from itertools import accumulate

numbers = list(map(int, sys.stdin.read().split()))
arrivals, departures = numbers[2::2], numbers[3::2]

# how many more boats there are at each minute than at the minute before
change = [0] * (1_000_001)
for minute in arrivals:
    change[minute] += 1
for minute in departures:
    change[minute] -= 1

print(max(accumulate(change)))
