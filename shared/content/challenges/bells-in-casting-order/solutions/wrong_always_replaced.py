import sys
from bisect import bisect_right


def longest_peal(pitches, step):
    lowest = []
    for pitch in pitches:
        place = bisect_right(lowest, pitch - step)
        if place == len(lowest):
            lowest.append(pitch)
        else:
            lowest[place] = pitch
    return len(lowest)


numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
print(longest_peal(numbers[1 : n + 1], numbers[n + 1]))
