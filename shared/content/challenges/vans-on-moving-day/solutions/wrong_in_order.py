import sys


def parts(boxes, most):
    count, load = 1, 0
    for box in boxes:
        if load + box > most:
            count += 1
            load = 0
        load += box
    return count


def lightest_full_load(boxes, vans):
    low, high = max(boxes), sum(boxes)
    while low < high:
        middle = (low + high) // 2
        if parts(boxes, middle) <= vans:
            high = middle
        else:
            low = middle + 1
    return low


numbers = list(map(int, sys.stdin.read().split()))
print(lightest_full_load(numbers[1:-1], numbers[-1]))
