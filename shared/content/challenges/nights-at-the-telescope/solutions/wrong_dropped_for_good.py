import sys
from heapq import heappop, heappush


def least_fees(fees, stay, nights):
    chosen = []
    best = float("inf")
    for night, fee in enumerate(fees):
        chosen = [each for each in chosen if each[1] > night - stay]
        chosen.append((fee, night))
        if len(chosen) > nights:
            chosen.remove(max(chosen))
        if len(chosen) == nights:
            best = min(best, sum(each for each, _ in chosen))
    return best


numbers = list(map(int, sys.stdin.buffer.read().split()))
n = numbers[0]
print(least_fees(numbers[1 : n + 1], numbers[n + 1], numbers[n + 2]))
