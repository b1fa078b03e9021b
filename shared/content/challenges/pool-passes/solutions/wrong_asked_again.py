import sys


def cheapest_season(days, passes):
    sys.setrecursionlimit(100_000)

    def cheapest_from(visit):
        if visit == len(days):
            return 0
        best = None
        for length, price in passes:
            after = visit
            while after < len(days) and days[after] < days[visit] + length:
                after += 1
            total = price + cheapest_from(after)
            if best is None or total < best:
                best = total
        return best

    return cheapest_from(0)


def main():
    numbers = [int(word) for word in sys.stdin.read().split()]
    count = numbers[0]
    days = numbers[1 : count + 1]
    kinds = numbers[count + 1]
    rest = numbers[count + 3 :]
    passes = [(rest[2 * kind], rest[2 * kind + 1]) for kind in range(kinds)]
    print(cheapest_season(days, passes))


main()
