import sys


def best_middle(scores, least):
    # Cuts the weaker end off as long as the strip is long enough.
    first, last = 0, len(scores) - 1
    while last - first + 1 > least:
        if scores[first] <= scores[last]:
            first += 1
        else:
            last -= 1
    strip = sorted(scores[first : last + 1])
    return strip[(len(strip) - 1) // 2]


numbers = list(map(int, sys.stdin.buffer.read().split()))
print(best_middle(numbers[1:-1], numbers[-1]))
