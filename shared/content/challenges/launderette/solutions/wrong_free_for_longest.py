import sys
from heapq import heappop, heappush


def loads_of_machines(machines, patience, customers):
    waiting = [(0, machine) for machine in range(machines)]
    loads = [0] * machines
    for arrival, minutes in customers:
        if waiting[0][0] - arrival > patience:
            continue
        end, machine = heappop(waiting)
        loads[machine] += 1
        heappush(waiting, (max(arrival, end) + minutes, machine))
    return loads


numbers = list(map(int, sys.stdin.read().split()))
print(*loads_of_machines(numbers[0], numbers[1], list(zip(numbers[4::2], numbers[5::2]))))
