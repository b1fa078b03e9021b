import sys
from collections import Counter


def stretches_without_effect(buttons):
    seen = Counter([0])
    state = stretches = 0
    for button in buttons:
        state += button
        stretches += seen[state]
        seen[state] += 1
    return stretches


print(stretches_without_effect(list(map(int, sys.stdin.read().split()))[1:]))
