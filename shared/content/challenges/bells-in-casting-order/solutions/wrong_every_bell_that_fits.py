import sys


def longest_peal(pitches, step):
    last = float("-inf")
    bells = 0
    for pitch in pitches:
        if pitch >= last + step:
            last = pitch
            bells += 1
    return bells


numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
print(longest_peal(numbers[1 : n + 1], numbers[n + 1]))
