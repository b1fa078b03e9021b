import sys


def pairs_of_one_tune(recordings):
    pairs = 0
    for later in range(len(recordings)):
        for earlier in range(later):
            one, other = recordings[earlier], recordings[later]
            moved_by = other[0] - one[0]
            if all(b - a == moved_by for a, b in zip(one, other)):
                pairs += 1
    return pairs


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    rows, columns = numbers[0], numbers[1]
    recordings = [numbers[2 + columns * row : 2 + columns * (row + 1)] for row in range(rows)]
    print(pairs_of_one_tune(recordings))


main()
