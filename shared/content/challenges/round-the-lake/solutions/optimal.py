import sys


def metres_climbed(heights, walks):
    huts = len(heights)
    twice_round = heights + heights
    up, down = [0], [0]
    for here, there in zip(twice_round, twice_round[1:]):
        up.append(up[-1] + max(there - here, 0))
        down.append(down[-1] + max(here - there, 0))
    metres = 0
    for start, goal in walks:
        clockwise_to = start + (goal - start) % huts
        back_from = goal + (start - goal) % huts
        metres += min(up[clockwise_to] - up[start], down[back_from] - down[goal])
    return metres


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    huts = numbers[0]
    heights = numbers[1 : 1 + huts]
    values = iter(numbers[3 + huts :])
    print(metres_climbed(heights, list(zip(values, values))))


main()
