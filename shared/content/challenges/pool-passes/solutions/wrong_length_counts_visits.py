import sys


def cheapest_season(days, passes):
    cost = [0]
    for visit in range(1, len(days) + 1):
        cost.append(min(cost[max(0, visit - length)] + price for length, price in passes))
    return cost[-1]


def main():
    numbers = [int(word) for word in sys.stdin.read().split()]
    count = numbers[0]
    days = numbers[1 : count + 1]
    kinds = numbers[count + 1]
    rest = numbers[count + 3 :]
    passes = [(rest[2 * kind], rest[2 * kind + 1]) for kind in range(kinds)]
    print(cheapest_season(days, passes))


main()
