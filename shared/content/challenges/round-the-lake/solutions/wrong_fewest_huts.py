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
        onward, back = (goal - start) % huts, (start - goal) % huts
        if onward <= back:
            metres += up[start + onward] - up[start]
        else:
            metres += down[goal + back] - down[goal]
    return metres


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    huts = numbers[0]
    heights = numbers[1 : 1 + huts]
    values = iter(numbers[3 + huts :])
    print(metres_climbed(heights, list(zip(values, values))))


main()
