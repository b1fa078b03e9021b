import sys
from heapq import heappop, heappush


def least_fees(fees, stay, nights):
    return sum(sorted(fees)[:nights])


numbers = list(map(int, sys.stdin.buffer.read().split()))
n = numbers[0]
print(least_fees(numbers[1 : n + 1], numbers[n + 1], numbers[n + 2]))
