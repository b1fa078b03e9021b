import sys
from bisect import bisect_left


def longest_peal(pitches, step):
    lowest, ends, before = [], [], []
    for at, pitch in enumerate(pitches):
        place = bisect_left(lowest, pitch)
        lowest[place : place + 1] = [pitch]
        ends[place : place + 1] = [at]
        before.append(ends[place - 1] if place > 0 else None)
    row = []
    at = ends[-1]
    while at is not None:
        row.append(pitches[at])
        at = before[at]
    last = float("-inf")
    bells = 0
    for pitch in reversed(row):
        if pitch >= last + step:
            last = pitch
            bells += 1
    return bells


numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
print(longest_peal(numbers[1 : n + 1], numbers[n + 1]))
