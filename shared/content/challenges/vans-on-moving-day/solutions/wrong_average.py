import sys


def lightest_full_load(boxes, vans):
    return max(max(boxes), -(-sum(boxes) // vans))


numbers = list(map(int, sys.stdin.read().split()))
print(lightest_full_load(numbers[1:-1], numbers[-1]))
