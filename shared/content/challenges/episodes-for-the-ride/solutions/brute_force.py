import sys


def most_episodes(lengths, ride_seconds):
    best = 0
    for first in range(len(lengths)):
        total = 0
        for last in range(first, len(lengths)):
            total += lengths[last]
            if total > ride_seconds:
                break
            best = max(best, last - first + 1)
    return best


numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
print(most_episodes(numbers[1 : n + 1], numbers[n + 1]))
