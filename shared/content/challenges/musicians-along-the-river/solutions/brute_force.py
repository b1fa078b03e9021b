import sys
from itertools import combinations


def least_distance(places, playing, more):
    best = 0
    for chosen in combinations(places, more):
        distances = [abs(place - other) for place in chosen for other in playing]
        distances += [abs(one - other) for one, other in combinations(chosen, 2)]
        best = max(best, min(distances))
    return best


numbers = iter(map(int, sys.stdin.read().split()))
places = [next(numbers) for _ in range(next(numbers))]
playing = [next(numbers) for _ in range(next(numbers))]
print(least_distance(places, playing, next(numbers)))
