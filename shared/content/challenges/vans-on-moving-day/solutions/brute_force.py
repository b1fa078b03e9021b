import sys
from itertools import product

numbers = list(map(int, sys.stdin.read().split()))
boxes, vans = numbers[1:-1], numbers[-1]
best = sum(boxes)
for chosen in product(range(vans), repeat=len(boxes)):
    loads = [0] * vans
    for box, van in zip(boxes, chosen):
        loads[van] += box
    best = min(best, max(loads))
print(best)
