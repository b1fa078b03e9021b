import sys


def longest_calm_stretch(readings, limit, allowed):
    longest = 0
    for start in range(len(readings)):
        gusts = 0
        for end in range(start, len(readings)):
            if readings[end] > limit:
                gusts += 1
            if gusts > allowed:
                break
            longest = max(longest, end - start + 1)
    return longest


def main():
    numbers = [int(word) for word in sys.stdin.read().split()]
    count = numbers[0]
    print(longest_calm_stretch(numbers[1 : count + 1], numbers[count + 1], numbers[count + 2]))


main()
