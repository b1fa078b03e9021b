import sys


def lightest_full_load(boxes, vans):
    left, fullest = sorted(boxes, reverse=True), 0
    for still in range(vans, 0, -1):
        if not left:
            break
        most = max(-(-sum(left) // still), left[0])
        load, rest = 0, []
        for box in left:
            if load + box <= most or still == 1:
                load += box
            else:
                rest.append(box)
        left, fullest = rest, max(fullest, load)
    return fullest


numbers = list(map(int, sys.stdin.read().split()))
print(lightest_full_load(numbers[1:-1], numbers[-1]))
