import sys


def metres_climbed(heights, walks):
    return sum(max(0, heights[goal] - heights[start]) for start, goal in walks)


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    huts = numbers[0]
    heights = numbers[1 : 1 + huts]
    values = iter(numbers[3 + huts :])
    print(metres_climbed(heights, list(zip(values, values))))


main()
