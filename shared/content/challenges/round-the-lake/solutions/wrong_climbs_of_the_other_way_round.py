import sys


def metres_climbed(heights, walks):
    huts = len(heights)
    twice_round = heights + heights
    up = [0]
    for here, there in zip(twice_round, twice_round[1:]):
        up.append(up[-1] + max(there - here, 0))
    lap = up[huts] if huts < len(up) else 0
    metres = 0
    for start, goal in walks:
        clockwise = up[start + (goal - start) % huts] - up[start]
        metres += min(clockwise, lap - clockwise)
    return metres


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    huts = numbers[0]
    heights = numbers[1 : 1 + huts]
    values = iter(numbers[3 + huts :])
    print(metres_climbed(heights, list(zip(values, values))))


main()
