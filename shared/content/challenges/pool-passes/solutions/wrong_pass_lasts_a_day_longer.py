import sys


def cheapest_season(days, passes):
    cost = [0]
    covered_before = [0] * len(passes)
    for day in days:
        cheapest = None
        for kind, (length, price) in enumerate(passes):
            while days[covered_before[kind]] < day - length:
                covered_before[kind] += 1
            total = cost[covered_before[kind]] + price
            if cheapest is None or total < cheapest:
                cheapest = total
        cost.append(cheapest)
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
