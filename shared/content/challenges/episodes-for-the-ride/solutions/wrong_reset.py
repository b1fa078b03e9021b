import sys


def most_episodes(lengths, ride_seconds):
    best = count = total = 0
    for seconds in lengths:
        total += seconds
        count += 1
        if total > ride_seconds:
            total, count = (seconds, 1) if seconds <= ride_seconds else (0, 0)
        best = max(best, count)
    return best


numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
print(most_episodes(numbers[1 : n + 1], numbers[n + 1]))
