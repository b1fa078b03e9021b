import sys

sys.setrecursionlimit(100_000)


def fastest_ride(places, roads, boost):
    reachable = [[] for _ in range(places)]
    for one, other, seconds in roads:
        reachable[one].append((other, seconds))
        reachable[other].append((one, seconds))
    best = -1
    visited = {0}
    ridden = []

    def ride(place):
        nonlocal best
        if place == places - 1:
            for first in range(len(ridden)):
                saved = sum(seconds // 2 for seconds in ridden[first : first + boost])
                if best == -1 or sum(ridden) - saved < best:
                    best = sum(ridden) - saved
            return
        for other, seconds in reachable[place]:
            if other not in visited:
                visited.add(other)
                ridden.append(seconds)
                ride(other)
                ridden.pop()
                visited.remove(other)

    ride(0)
    return best


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    places, count = numbers[0], numbers[1]
    values = iter(numbers[3 : 3 + 3 * count])
    print(fastest_ride(places, list(zip(values, values, values)), numbers[3 + 3 * count]))


main()
