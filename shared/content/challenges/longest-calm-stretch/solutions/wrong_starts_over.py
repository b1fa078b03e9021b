import sys


def longest_calm_stretch(readings, limit, allowed):
    longest = 0
    length = 0
    gusts = 0
    for reading in readings:
        if reading > limit:
            gusts += 1
        if gusts > allowed:
            gusts = 0
            length = 0
        else:
            length += 1
            longest = max(longest, length)
    return longest


def main():
    numbers = [int(word) for word in sys.stdin.read().split()]
    count = numbers[0]
    print(longest_calm_stretch(numbers[1 : count + 1], numbers[count + 1], numbers[count + 2]))


main()
