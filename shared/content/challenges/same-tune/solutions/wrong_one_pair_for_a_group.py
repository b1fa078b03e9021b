import sys


def pairs_of_one_tune(recordings):
    heard = {}
    for pitches in recordings:
        tune = tuple(pitch - pitches[0] for pitch in pitches)
        heard[tune] = heard.get(tune, 0) + 1
    return sum(count - 1 for count in heard.values())


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    rows, columns = numbers[0], numbers[1]
    recordings = [numbers[2 + columns * row : 2 + columns * (row + 1)] for row in range(rows)]
    print(pairs_of_one_tune(recordings))


main()
