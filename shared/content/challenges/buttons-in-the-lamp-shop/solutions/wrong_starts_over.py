import sys


def stretches_without_effect(buttons):
    seen = {0}
    state = stretches = 0
    for button in buttons:
        state ^= button
        if state in seen:
            stretches += 1
            seen.clear()
        seen.add(state)
    return stretches


print(stretches_without_effect(list(map(int, sys.stdin.read().split()))[1:]))
