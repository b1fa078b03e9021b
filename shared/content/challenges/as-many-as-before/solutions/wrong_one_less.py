import sys


def longest_stay(changes):
    first = {0: 0}
    inside = longest = 0
    for minute, change in enumerate(changes):
        inside += change
        if inside in first:
            longest = max(longest, minute - first[inside])
        else:
            first[inside] = minute
    return longest


numbers = list(map(int, sys.stdin.read().split()))
print(longest_stay(numbers[1:]))
