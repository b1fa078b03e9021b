import sys


def rows_below(lowest, pitch):
    low, high = 0, len(lowest)
    while low < high:
        middle = (low + high) // 2
        if lowest[middle] <= pitch:
            low = middle + 1
        else:
            high = middle
    return low


def longest_peal(pitches, step):
    lowest = []
    for pitch in pitches:
        place = rows_below(lowest, pitch - step)
        if place == len(lowest):
            lowest.append(pitch)
        elif pitch < lowest[place]:
            lowest[place] = pitch
    return len(lowest)


numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
print(longest_peal(numbers[1 : n + 1], numbers[n + 1]))
