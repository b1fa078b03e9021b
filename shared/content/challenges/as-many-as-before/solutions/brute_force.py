import sys


def longest_stay(changes):
    longest = 0
    for start in range(len(changes)):
        total = 0
        for end in range(start, len(changes)):
            total += changes[end]
            if total == 0:
                longest = max(longest, end - start + 1)
    return longest


numbers = list(map(int, sys.stdin.read().split()))
print(longest_stay(numbers[1:]))
