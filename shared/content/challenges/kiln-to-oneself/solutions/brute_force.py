import sys


def earliest_start(firings, earliest, latest, length):
    # A firing that begins as early as possible begins at once or when another one ends.
    for begin in sorted({earliest} | {end for _, end in firings if end > earliest}):
        if begin + length > latest:
            return -1
        if all(end <= begin or begin + length <= start for start, end in firings):
            return begin
    return -1


numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
values = iter(numbers[2 : 2 + 2 * n])
print(earliest_start(list(zip(values, values)), *numbers[2 + 2 * n :]))
