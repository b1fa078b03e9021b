import sys
from heapq import heappop, heappush


def loads_of_machines(machines, patience, customers):
    free = list(range(machines))
    busy = []
    loads = [0] * machines
    for arrival, minutes in customers:
        while busy and busy[0][0] <= arrival:
            heappush(free, heappop(busy)[1])
        if free:
            start, machine = arrival, heappop(free)
        elif busy[0][0] - arrival <= patience:
            start, machine = heappop(busy)
        else:
            continue
        loads[machine] += 1
        heappush(busy, (start + minutes, machine))
    return loads


numbers = list(map(int, sys.stdin.read().split()))
print(*loads_of_machines(numbers[0], numbers[1], list(zip(numbers[4::2], numbers[5::2]))))
