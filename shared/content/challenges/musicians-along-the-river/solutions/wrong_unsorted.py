import sys
from bisect import bisect_left
from math import inf


def least_distance(places, playing, more):
    playing = [-inf] + sorted(playing) + [inf]
    choices = []
    for place in places:
        right = bisect_left(playing, place)
        choices.append((place, min(place - playing[right - 1], playing[right] - place)))

    def fit(distance):
        found, last = 0, -inf
        for place, room in choices:
            if room >= distance and abs(place - last) >= distance:
                found += 1
                last = place
        return found >= more

    possible, impossible = 0, 1_000_000_001
    while impossible - possible > 1:
        middle = (possible + impossible) // 2
        if fit(middle):
            possible = middle
        else:
            impossible = middle
    return possible


numbers = iter(map(int, sys.stdin.read().split()))
places = [next(numbers) for _ in range(next(numbers))]
playing = [next(numbers) for _ in range(next(numbers))]
print(least_distance(places, playing, next(numbers)))
