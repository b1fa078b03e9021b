import sys


def cheapest_season(days, passes):
    n = len(days)
    # best[i]: the smallest price for the first i swimming days
    best = [0] + [float('inf')] * n
    # reach[k]: the first swimming day that a pass of kind k covers if its last one is day i
    reach = [0] * len(passes)
    for i in range(1, n + 1):
        last = days[i - 1]
        for k, (length, price) in enumerate(passes):
            while days[reach[k]] <= last - length:
                reach[k] += 1
            price += best[reach[k]]
            if price < best[i]:
                best[i] = price
    return best[n]


def main():
    n = int(sys.stdin.readline())
    days = [int(d) for d in sys.stdin.readline().split()]
    kinds = int(sys.stdin.readline().split()[0])
    passes = [tuple(int(x) for x in sys.stdin.readline().split()) for _ in range(kinds)]
    assert len(days) == n
    print(cheapest_season(days, passes))


main()
