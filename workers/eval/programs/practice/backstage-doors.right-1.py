import sys
from functools import reduce

# The rooms he is in are a chain of pairs (innermost room, the rooms around it).
OUTSIDE = None


def step(state, numbered):
    rooms, wrong = state
    if wrong:
        return state
    number, entry = numbered
    sign, name = entry[0], entry[1:]
    if sign == '+':
        return (name, rooms), 0
    if rooms is not OUTSIDE and rooms[0] == name:
        return rooms[1], 0
    return rooms, number


def first_wrong_entry(entries):
    rooms, wrong = reduce(step, enumerate(entries, 1), (OUTSIDE, 0))
    if wrong:
        return wrong
    return 0 if rooms is OUTSIDE else len(entries) + 1


count, *entries = sys.stdin.read().split()
print(first_wrong_entry(entries[:int(count)]))
