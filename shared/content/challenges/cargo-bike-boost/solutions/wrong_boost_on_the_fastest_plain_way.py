import sys
from heapq import heappop, heappush


def fastest_ride(places, roads, boost):
    reachable = [[] for _ in range(places)]
    for one, other, seconds in roads:
        reachable[one].append((other, seconds))
        reachable[other].append((one, seconds))
    came_from = {}
    waiting = [(0, 0, -1, 0)]
    while waiting:
        elapsed, place, before, seconds = heappop(waiting)
        if place in came_from:
            continue
        came_from[place] = (before, seconds)
        for other, longer in reachable[place]:
            heappush(waiting, (elapsed + longer, other, place, longer))
    if places - 1 not in came_from:
        return -1
    ridden, place = [], places - 1
    while place != 0:
        place, seconds = came_from[place]
        ridden.append(seconds)
    return sum(ridden) - max(sum(s // 2 for s in ridden[first : first + boost]) for first in range(len(ridden)))


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    places, count = numbers[0], numbers[1]
    values = iter(numbers[3 : 3 + 3 * count])
    print(fastest_ride(places, list(zip(values, values, values)), numbers[3 + 3 * count]))


main()
