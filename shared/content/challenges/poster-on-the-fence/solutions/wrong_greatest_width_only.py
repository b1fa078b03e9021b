from collections import deque
import sys


def largest_poster(planks, max_width):
    width = min(max_width, len(planks))
    candidates = deque()
    largest = 0
    for position, height in enumerate(planks):
        while candidates and planks[candidates[-1]] >= height:
            candidates.pop()
        candidates.append(position)
        if candidates[0] <= position - width:
            candidates.popleft()
        if position >= width - 1:
            largest = max(largest, width * planks[candidates[0]])
    return largest


def main():
    numbers = [int(word) for word in sys.stdin.read().split()]
    print(largest_poster(numbers[1 : numbers[0] + 1], numbers[numbers[0] + 1]))


main()
