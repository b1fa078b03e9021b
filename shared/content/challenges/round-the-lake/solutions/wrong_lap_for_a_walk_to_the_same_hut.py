import sys


def metres_climbed(heights, walks):
    huts = len(heights)
    climbs = [max(0, heights[(hut + 1) % huts] - heights[hut]) for hut in range(huts)]
    drops = [max(0, heights[hut] - heights[(hut + 1) % huts]) for hut in range(huts)]
    up, down = [0], [0]
    for climb, drop in zip(climbs + climbs, drops + drops):
        up.append(up[-1] + climb)
        down.append(down[-1] + drop)
    metres = 0
    for start, goal in walks:
        onward = goal if goal > start else goal + huts
        back = start if start > goal else start + huts
        metres += min(up[onward] - up[start], down[back] - down[goal])
    return metres


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    huts = numbers[0]
    heights = numbers[1 : 1 + huts]
    values = iter(numbers[3 + huts :])
    print(metres_climbed(heights, list(zip(values, values))))


main()
