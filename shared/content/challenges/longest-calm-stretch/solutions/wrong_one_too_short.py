import sys


def longest_calm_stretch(readings, limit, allowed):
    longest = 0
    start = 0
    gusts = 0
    for end, reading in enumerate(readings):
        if reading > limit:
            gusts += 1
        while gusts > allowed:
            if readings[start] > limit:
                gusts -= 1
            start += 1
        longest = max(longest, end - start)
    return longest


def main():
    numbers = [int(word) for word in sys.stdin.read().split()]
    count = numbers[0]
    print(longest_calm_stretch(numbers[1 : count + 1], numbers[count + 1], numbers[count + 2]))


main()
