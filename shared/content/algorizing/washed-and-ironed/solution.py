import sys
from itertools import permutations

numbers = [int(word) for word in sys.stdin.read().split()]
jobs = list(zip(numbers[1::2], numbers[2::2]))


def end(order: list[tuple[int, int]]) -> int:
    washed = ironed = 0
    for wash, iron in order:
        washed += wash
        ironed = max(ironed, washed) + iron
    return ironed


early = sorted((job for job in jobs if job[0] <= job[1]), key=lambda job: job[0])
late = sorted((job for job in jobs if job[0] > job[1]), key=lambda job: -job[1])
best = end(early + late)
if len(jobs) <= 7:
    assert best == min(end(list(order)) for order in permutations(jobs))
print(best)
