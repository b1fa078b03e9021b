import sys
from bisect import bisect_left, insort
from math import inf


def least_distance(places, playing, more):
    there, best = sorted(playing), inf
    left = sorted(places)

    def room(place):
        right = bisect_left(there, place)
        return min([abs(place - other) for other in there[max(right - 1, 0) : right + 1]])

    for _ in range(more):
        place = max(left, key=room)
        best = min(best, room(place))
        left.remove(place)
        insort(there, place)
    return best


numbers = iter(map(int, sys.stdin.read().split()))
places = [next(numbers) for _ in range(next(numbers))]
playing = [next(numbers) for _ in range(next(numbers))]
print(least_distance(places, playing, next(numbers)))
