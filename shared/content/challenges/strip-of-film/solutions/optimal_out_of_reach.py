import sys


def reaches(scores, least, level):
    sums = [0]
    for score in scores:
        sums.append(sums[-1] + (1 if score >= level else -1))
    lowest = 0
    for end in range(least, len(sums)):
        lowest = min(lowest, sums[end - least])
        if sums[end] - lowest > 0:
            return True
    return False


def best_middle(scores, least):
    in_order = sorted(scores)
    # The score at `within` can be reached, the one at `beyond` cannot, or is none.
    within, beyond = 0, len(in_order)
    while beyond - within > 1:
        middle = (within + beyond) // 2
        if reaches(scores, least, in_order[middle]):
            within = middle
        else:
            beyond = middle
    return in_order[within]


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    print(best_middle(numbers[1:-1], numbers[-1]))


main()
