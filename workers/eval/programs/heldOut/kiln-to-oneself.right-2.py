import sys


def earliest_start(firings, earliest, latest, length):
    # Count how many firings go on, from one moment of change to the next.
    changes = {earliest: 0, latest: 0}
    for start, end in firings:
        changes[start] = changes.get(start, 0) + 1
        changes[end] = changes.get(end, 0) - 1

    burning = 0
    free_since = None
    for moment in sorted(changes):
        if free_since is not None and min(moment, latest) - free_since >= length:
            return free_since
        burning += changes[moment]
        if burning:
            free_since = None
        elif moment >= earliest and free_since is None:
            free_since = moment
    return -1


numbers = [int(word) for word in sys.stdin.read().split()]
firings = list(zip(numbers[2:-3:2], numbers[3:-3:2]))
print(earliest_start(firings, *numbers[-3:]))
