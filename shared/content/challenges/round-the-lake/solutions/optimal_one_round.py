import sys


def metres_climbed(heights, walks):
    climbed = [0]
    for here, there in zip(heights, heights[1:] + heights[:1]):
        climbed.append(climbed[-1] + max(there - here, 0))
    round_trip = climbed[-1]

    def clockwise(start, goal):
        return climbed[goal] - climbed[start] + (round_trip if goal < start else 0)

    metres = 0
    for start, goal in walks:
        if start == goal:
            continue
        # Whoever goes the other way climbs what falls clockwise from the goal to the start.
        begins, ends = heights[start], heights[goal]
        falls = ends + clockwise(goal, start) - begins
        metres += min(clockwise(start, goal), falls)
    return metres


def main():
    numbers = list(map(int, sys.stdin.read().split()))
    huts = numbers[0]
    pairs = numbers[huts + 3 :]
    print(metres_climbed(numbers[1 : huts + 1], list(zip(pairs[::2], pairs[1::2]))))


main()
