import sys
from itertools import accumulate, groupby


def longest_stay(changes):
    totals = sorted((total, moment) for moment, total in enumerate(accumulate(changes, initial=0)))
    longest = 0
    for _, group in groupby(totals, key=lambda pair: pair[0]):
        moments = [moment for _, moment in group]
        longest = max(longest, moments[-1] - moments[0])
    return longest


numbers = list(map(int, sys.stdin.read().split()))
print(longest_stay(numbers[1:]))
