import heapq
import sys


def first_second(warm_ups, brew_times, guests):
    next_cups = [(warm + brew, brew) for warm, brew in zip(warm_ups, brew_times)]
    heapq.heapify(next_cups)
    for _ in range(guests):
        ready, brew = next_cups[0]
        heapq.heapreplace(next_cups, (ready + brew, brew))
    return ready


numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
print(first_second(numbers[1 : n + 1], numbers[n + 2 : 2 * n + 2], numbers[2 * n + 2]))
