import sys


def stretches_without_effect(buttons):
    stretches = 0
    for first in range(len(buttons)):
        switched = 0
        for button in buttons[first:]:
            switched ^= button
            stretches += switched == 0
    return stretches


print(stretches_without_effect(list(map(int, sys.stdin.read().split()))[1:]))
