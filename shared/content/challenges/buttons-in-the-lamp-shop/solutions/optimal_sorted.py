import sys
from itertools import accumulate
from operator import xor


def stretches_without_effect(buttons):
    states = sorted(accumulate(buttons, xor, initial=0))
    stretches = alike = 0
    for one, other in zip(states, states[1:]):
        alike = alike + 1 if one == other else 0
        stretches += alike
    return stretches


print(stretches_without_effect(list(map(int, sys.stdin.read().split()))[1:]))
