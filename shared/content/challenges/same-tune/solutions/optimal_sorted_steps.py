import sys
from itertools import groupby


def pairs_of_one_tune(recordings):
    steps = sorted([later - note for note, later in zip(notes, notes[1:])] for notes in recordings)
    pairs = 0
    for _, alike in groupby(steps):
        size = sum(1 for _ in alike)
        pairs += size * (size - 1) // 2
    return pairs


def main():
    lines = sys.stdin.read().splitlines()
    print(pairs_of_one_tune([list(map(int, line.split())) for line in lines[1:]]))


main()
