import sys


def metres_climbed(heights, walks):
    huts = len(heights)

    def climb(hut, goal, direction):
        metres = 0
        while hut != goal:
            following = (hut + direction) % huts
            metres += max(0, heights[following] - heights[hut])
            hut = following
        return metres

    return sum(min(climb(start, goal, 1), climb(start, goal, -1)) for start, goal in walks)


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    huts = numbers[0]
    heights = numbers[1 : 1 + huts]
    values = iter(numbers[3 + huts :])
    print(metres_climbed(heights, list(zip(values, values))))


main()
