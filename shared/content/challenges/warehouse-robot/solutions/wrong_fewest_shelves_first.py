import heapq
import sys


def fewest_seconds(floor, shelves):
    rows, columns = len(floor), len(floor[0])
    best = {(0, 0): (0, 0)}
    waiting = [(0, 0, 0, 0)]
    while waiting:
        used, seconds, row, column = heapq.heappop(waiting)
        if best[row, column] < (used, seconds):
            continue
        for next_row, next_column in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if not (0 <= next_row < rows and 0 <= next_column < columns):
                continue
            shelf = floor[next_row][next_column]
            if shelf and floor[row][column]:
                continue
            price = (used + shelf, seconds + 1)
            if price[0] <= shelves and price < best.get((next_row, next_column), (shelves + 1, 0)):
                best[next_row, next_column] = price
                heapq.heappush(waiting, (*price, next_row, next_column))
    return best.get((rows - 1, columns - 1), (0, -1))[1]


def main():
    numbers = [int(word) for word in sys.stdin.read().split()]
    rows, columns = numbers[0], numbers[1]
    floor = [numbers[2 + columns * row : 2 + columns * (row + 1)] for row in range(rows)]
    print(fewest_seconds(floor, numbers[2 + rows * columns]))


main()
