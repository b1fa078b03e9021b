import sys
from bisect import bisect_left


def cheapest_season(days, passes):
    passes.sort()
    total = 0
    i = 0
    while i < len(days):
        # take the pass that costs least for each swimming day it covers
        best_rate = None
        for length, price in passes:
            end = bisect_left(days, days[i] + length)
            rate = price / (end - i)
            if best_rate is None or rate <= best_rate:
                best_rate = rate
                best_price = price
                best_end = end
        total += best_price
        i = best_end
    return total


def main():
    lines = sys.stdin.read().splitlines()
    days = list(map(int, lines[1].split()))
    kinds = int(lines[2].split()[0])
    passes = [tuple(map(int, line.split())) for line in lines[3:3 + kinds]]
    print(cheapest_season(days, passes))


main()
