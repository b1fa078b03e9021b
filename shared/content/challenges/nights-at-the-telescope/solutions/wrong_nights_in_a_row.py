import sys
from heapq import heappop, heappush


def least_fees(fees, stay, nights):
    total = best = sum(fees[:nights])
    for night in range(nights, len(fees)):
        total += fees[night] - fees[night - nights]
        best = min(best, total)
    return best


numbers = list(map(int, sys.stdin.buffer.read().split()))
n = numbers[0]
print(least_fees(numbers[1 : n + 1], numbers[n + 1], numbers[n + 2]))
