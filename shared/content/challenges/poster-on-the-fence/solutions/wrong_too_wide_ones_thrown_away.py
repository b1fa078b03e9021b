import sys


def largest_poster(planks, max_width):
    largest = 0
    rising = []
    for position, height in enumerate(planks + [-1]):
        first = position
        while rising and rising[-1][1] >= height:
            first, lowest = rising.pop()
            if position - first <= max_width:
                largest = max(largest, lowest * (position - first))
        rising.append((first, height))
    return largest


def main():
    numbers = [int(word) for word in sys.stdin.read().split()]
    print(largest_poster(numbers[1 : numbers[0] + 1], numbers[numbers[0] + 1]))


main()
