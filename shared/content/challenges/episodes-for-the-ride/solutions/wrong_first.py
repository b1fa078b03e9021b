import sys


def most_episodes(lengths, ride_seconds):
    total = 0
    for count, seconds in enumerate(lengths):
        total += seconds
        if total > ride_seconds:
            return count
    return len(lengths)


numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
print(most_episodes(numbers[1 : n + 1], numbers[n + 1]))
