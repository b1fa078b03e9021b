import sys
from bisect import bisect_left


def cheapest_season(days, passes):
    total = 0
    visit = 0
    while visit < len(days):
        best = None
        for length, price in passes:
            after = bisect_left(days, days[visit] + length)
            rate = price / (after - visit)
            if best is None or rate < best[0]:
                best = (rate, after, price)
        visit = best[1]
        total += best[2]
    return total


def main():
    numbers = [int(word) for word in sys.stdin.read().split()]
    count = numbers[0]
    days = numbers[1 : count + 1]
    kinds = numbers[count + 1]
    rest = numbers[count + 3 :]
    passes = [(rest[2 * kind], rest[2 * kind + 1]) for kind in range(kinds)]
    print(cheapest_season(days, passes))


main()
