import sys


def let_off(seats, stop):
    """Takes everybody off the bus whose stop this is."""
    return [(name, goal) for name, goal in seats if goal != stop]


lines = sys.stdin.read().splitlines()
seats = [tuple(line.split()) for line in lines[1:]]
stop = lines[0]
for name, goal in let_off(seats, stop):
    print(name, goal)
