import sys


def loads_of_machines(machines, patience, customers):
    ends = [0] * machines
    loads = [0] * machines
    for arrival, minutes in customers:
        starts = [max(arrival, end) for end in ends]
        start = min(starts)
        if start - arrival <= patience:
            machine = starts.index(start)
            loads[machine] += 1
            ends[machine] = start + minutes
    return loads


numbers = list(map(int, sys.stdin.read().split()))
print(*loads_of_machines(numbers[0], numbers[1], list(zip(numbers[4::2], numbers[5::2]))))
