import sys


def least_fees(fees, stay, nights):
    return min(sum(sorted(fees[first : first + stay])[:nights]) for first in range(len(fees) - stay + 1))


numbers = list(map(int, sys.stdin.buffer.read().split()))
n = numbers[0]
print(least_fees(numbers[1 : n + 1], numbers[n + 1], numbers[n + 2]))
