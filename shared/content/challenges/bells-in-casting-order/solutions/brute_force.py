import sys


def longest_peal(pitches, step):
    longest = []
    for at, pitch in enumerate(pitches):
        earlier = (length for length, other in zip(longest, pitches[:at]) if pitch - other >= step)
        longest.append(1 + max(earlier, default=0))
    return max(longest)


numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
print(longest_peal(numbers[1 : n + 1], numbers[n + 1]))
