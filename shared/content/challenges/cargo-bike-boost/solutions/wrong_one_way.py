import sys
from heapq import heappop, heappush


def fastest_ride(places, roads, boost):
    reachable = [[] for _ in range(places)]
    for one, other, seconds in roads:
        reachable[one].append((other, seconds))
    settled = set()
    waiting = [(0, 0, 0)]
    while waiting:
        elapsed, place, boosted = heappop(waiting)
        if place == places - 1:
            return elapsed
        if (place, boosted) in settled:
            continue
        settled.add((place, boosted))
        for other, seconds in reachable[place]:
            if boosted in (0, boost):
                heappush(waiting, (elapsed + seconds, other, boosted))
            if boosted < boost:
                heappush(waiting, (elapsed + seconds // 2, other, boosted + 1))
    return -1


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    places, count = numbers[0], numbers[1]
    values = iter(numbers[3 : 3 + 3 * count])
    print(fastest_ride(places, list(zip(values, values, values)), numbers[3 + 3 * count]))


main()
