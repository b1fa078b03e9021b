import sys


def pairs_of_one_tune(recordings):
    heard = {}
    pairs = 0
    for pitches in recordings:
        tune = "".join(str(pitch - pitches[0]) for pitch in pitches)
        pairs += heard.get(tune, 0)
        heard[tune] = heard.get(tune, 0) + 1
    return pairs


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    rows, columns = numbers[0], numbers[1]
    recordings = [numbers[2 + columns * row : 2 + columns * (row + 1)] for row in range(rows)]
    print(pairs_of_one_tune(recordings))


main()
