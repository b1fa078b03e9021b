import sys


def lightest_full_load(boxes, vans):
    boxes = sorted(boxes, reverse=True)
    loads = [0] * vans
    best = sum(boxes)

    def place(at):
        nonlocal best
        if at == len(boxes):
            best = max(loads)
            return
        tried = set()
        for van in range(vans):
            load = loads[van]
            if load in tried or load + boxes[at] >= best:
                continue
            tried.add(load)
            loads[van] += boxes[at]
            place(at + 1)
            loads[van] = load

    place(0)
    return best


numbers = list(map(int, sys.stdin.read().split()))
print(lightest_full_load(numbers[1:-1], numbers[-1]))
