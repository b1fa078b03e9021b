import sys


def strokes_left(actions):
    # The picture is the beginning of the list; what can be brought back lies behind it.
    strokes = []
    shown = known = 0
    for action in actions:
        if action > 0:
            if shown < len(strokes):
                strokes[shown] = action
            else:
                strokes.append(action)
            shown += 1
            known = shown
        elif action == 0:
            shown = max(shown - 1, 0)
        else:
            shown = min(shown + 1, known)
    return strokes[:shown]


numbers = list(map(int, sys.stdin.read().split()))
print(*strokes_left(numbers[1:]))
