import sys
from itertools import permutations


def waiting_in(order):
    now = waiting = 0
    for minutes, people in order:
        now += minutes
        waiting += now * people
    return waiting


numbers = list(map(int, sys.stdin.read().split()))
print(min(waiting_in(order) for order in permutations(list(zip(numbers[2::2], numbers[3::2])))))
