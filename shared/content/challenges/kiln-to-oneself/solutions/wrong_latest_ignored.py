import sys


def earliest_start(firings, earliest, latest, length):
    free_from = earliest
    for start, end in sorted(firings):
        if start - free_from >= length:
            return free_from
        free_from = max(free_from, end)
    return free_from if free_from + length <= latest else -1


numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
values = iter(numbers[2 : 2 + 2 * n])
print(earliest_start(list(zip(values, values)), *numbers[2 + 2 * n :]))
