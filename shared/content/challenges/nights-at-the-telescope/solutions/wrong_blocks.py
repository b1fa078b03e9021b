import sys
from heapq import heappop, heappush


def least_fees(fees, stay, nights):
    firsts = list(range(0, len(fees) - stay, stay)) + [len(fees) - stay]
    return min(sum(sorted(fees[first : first + stay])[:nights]) for first in firsts)


numbers = list(map(int, sys.stdin.buffer.read().split()))
n = numbers[0]
print(least_fees(numbers[1 : n + 1], numbers[n + 1], numbers[n + 2]))
