import sys


def longest_stay(changes):
    front = total = longest = 0
    for end, change in enumerate(changes):
        total += change
        while total > 0:
            total -= changes[front]
            front += 1
        if total == 0:
            longest = max(longest, end - front + 1)
    return longest


numbers = list(map(int, sys.stdin.read().split()))
print(longest_stay(numbers[1:]))
