import sys
from bisect import bisect_left


def cheapest_season(days, passes):
    # What it costs to have covered the first days, as far as a pass that begins on the next one leads.
    unknown = float("inf")
    least = [0] + [unknown] * len(days)
    for covered, day in enumerate(days):
        for length, price in passes:
            then = bisect_left(days, day + length, covered)
            least[then] = min(least[then], least[covered] + price)
    return least[-1]


def main():
    numbers = list(map(int, sys.stdin.read().split()))
    count = numbers[0]
    table = numbers[count + 3 :]
    print(cheapest_season(numbers[1 : count + 1], list(zip(table[::2], table[1::2]))))


main()
