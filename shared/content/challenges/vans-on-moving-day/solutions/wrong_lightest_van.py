import sys


def lightest_full_load(boxes, vans):
    loads = [0] * vans
    for box in sorted(boxes, reverse=True):
        loads[loads.index(min(loads))] += box
    return max(loads)


numbers = list(map(int, sys.stdin.read().split()))
print(lightest_full_load(numbers[1:-1], numbers[-1]))
