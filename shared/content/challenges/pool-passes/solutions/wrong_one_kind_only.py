import sys


def cheapest_season(days, passes):
    cheapest = None
    for length, price in passes:
        total = 0
        valid_until = 0
        for day in days:
            if day > valid_until:
                total += price
                valid_until = day + length - 1
        if cheapest is None or total < cheapest:
            cheapest = total
    return cheapest


def main():
    numbers = [int(word) for word in sys.stdin.read().split()]
    count = numbers[0]
    days = numbers[1 : count + 1]
    kinds = numbers[count + 1]
    rest = numbers[count + 3 :]
    passes = [(rest[2 * kind], rest[2 * kind + 1]) for kind in range(kinds)]
    print(cheapest_season(days, passes))


main()
