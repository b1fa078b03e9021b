import sys
from collections import deque


def fewest_seconds(floor, shelves):
    rows, columns = len(floor), len(floor[0])
    goal = (rows - 1, columns - 1)
    left_on_arrival = [[-1] * columns for _ in range(rows)]
    left_on_arrival[0][0] = shelves
    waiting = deque([(0, 0, shelves, 0)])
    while waiting:
        row, column, left, seconds = waiting.popleft()
        if (row, column) == goal:
            return seconds
        for next_row, next_column in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if not (0 <= next_row < rows and 0 <= next_column < columns):
                continue
            shelf = floor[next_row][next_column]
            still_left = left - shelf
            if still_left > left_on_arrival[next_row][next_column]:
                left_on_arrival[next_row][next_column] = still_left
                waiting.append((next_row, next_column, still_left, seconds + 1))
    return -1


def main():
    numbers = [int(word) for word in sys.stdin.read().split()]
    rows, columns = numbers[0], numbers[1]
    floor = [numbers[2 + columns * row : 2 + columns * (row + 1)] for row in range(rows)]
    print(fewest_seconds(floor, numbers[2 + rows * columns]))


main()
