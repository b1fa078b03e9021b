import sys


def largest_poster(planks, max_width):
    count = len(planks)
    lower_left, lower_right = [-1] * count, [count] * count
    waiting = []
    for position in range(count):
        while waiting and planks[waiting[-1]] > planks[position]:
            lower_right[waiting.pop()] = position
        if waiting:
            lower_left[position] = waiting[-1]
        waiting.append(position)
    largest = 0
    for position in range(count):
        width = min(lower_right[position] - lower_left[position] - 1, max_width)
        largest = max(largest, planks[position] * width)
    return largest


def main():
    numbers = [int(word) for word in sys.stdin.read().split()]
    print(largest_poster(numbers[1 : numbers[0] + 1], numbers[numbers[0] + 1]))


main()
