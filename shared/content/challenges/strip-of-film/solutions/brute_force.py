import sys
from bisect import insort


def best_middle(scores, least):
    best = 0
    for first in range(len(scores) - least + 1):
        in_order = []
        for score in scores[first:]:
            insort(in_order, score)
            if len(in_order) >= least:
                best = max(best, in_order[(len(in_order) - 1) // 2])
    return best


numbers = list(map(int, sys.stdin.buffer.read().split()))
print(best_middle(numbers[1:-1], numbers[-1]))
