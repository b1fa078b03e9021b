import sys


def longest_calm_stretch(readings, limit, allowed):
    gusty = [-1]
    for hour, reading in enumerate(readings):
        if reading > limit:
            gusty.append(hour)
    gusty.append(len(readings))
    if allowed >= len(gusty) - 2:
        return len(readings)
    longest = 0
    for first in range(len(gusty) - allowed - 1):
        # Between two gusty hours with `allowed` others in between.
        longest = max(longest, gusty[first + allowed + 1] - gusty[first] - 1)
    return longest


def main():
    numbers = [int(word) for word in sys.stdin.read().split()]
    count = numbers[0]
    print(longest_calm_stretch(numbers[1 : count + 1], numbers[count + 1], numbers[count + 2]))


main()
