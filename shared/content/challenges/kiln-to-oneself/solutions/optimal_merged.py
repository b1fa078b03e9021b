import sys


def earliest_start(firings, earliest, latest, length):
    busy = []
    for start, end in sorted(firings):
        if busy and start <= busy[-1][1]:
            busy[-1][1] = max(busy[-1][1], end)
        else:
            busy.append([start, end])
    begin = earliest
    for start, end in busy:
        if end <= begin:
            continue
        if begin + length <= start:
            break
        begin = end
    if begin + length > latest:
        return -1
    return begin


def main():
    numbers = list(map(int, sys.stdin.read().split()))
    n = numbers[0]
    values = iter(numbers[2 : 2 + 2 * n])
    print(earliest_start(list(zip(values, values)), *numbers[2 + 2 * n :]))


main()
