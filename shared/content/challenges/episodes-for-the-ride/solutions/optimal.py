import sys


def most_episodes(lengths, ride_seconds):
    best = start = used = 0
    for end, seconds in enumerate(lengths):
        used += seconds
        while used > ride_seconds:
            used -= lengths[start]
            start += 1
        best = max(best, end - start + 1)
    return best


numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
print(most_episodes(numbers[1 : n + 1], numbers[n + 1]))
