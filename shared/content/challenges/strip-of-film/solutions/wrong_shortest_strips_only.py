import sys
from bisect import bisect_left, insort


def best_middle(scores, least):
    in_order = sorted(scores[:least])
    best = in_order[(least - 1) // 2]
    for end in range(least, len(scores)):
        in_order.pop(bisect_left(in_order, scores[end - least]))
        insort(in_order, scores[end])
        best = max(best, in_order[(least - 1) // 2])
    return best


numbers = list(map(int, sys.stdin.buffer.read().split()))
print(best_middle(numbers[1:-1], numbers[-1]))
