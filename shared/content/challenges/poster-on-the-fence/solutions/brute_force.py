import sys


def largest_poster(planks, max_width):
    largest = 0
    for first in range(len(planks)):
        lowest = planks[first]
        for last in range(first, min(first + max_width, len(planks))):
            lowest = min(lowest, planks[last])
            largest = max(largest, lowest * (last - first + 1))
    return largest


def main():
    numbers = [int(word) for word in sys.stdin.read().split()]
    print(largest_poster(numbers[1 : numbers[0] + 1], numbers[numbers[0] + 1]))


main()
