import sys
from heapq import heappop, heappush


def least_fees(fees, stay, nights):
    chosen, others = [], []
    is_chosen = [False] * len(fees)
    total, size = 0, 0
    best = float("inf")
    for night, fee in enumerate(fees):
        gone = night - stay
        if gone >= 0 and is_chosen[gone]:
            total -= fees[gone]
            size -= 1
        while chosen and chosen[0][1] <= gone:
            heappop(chosen)
        if size == nights and fee < -chosen[0][0]:
            minus_dearest, index = heappop(chosen)
            is_chosen[index] = False
            heappush(others, (-minus_dearest, index))
            total += minus_dearest
            size -= 1
        heappush(others, (fee, night))
        if size < nights:
            while others[0][1] <= gone:
                heappop(others)
            cheapest, index = heappop(others)
            is_chosen[index] = True
            heappush(chosen, (-cheapest, index))
            total += cheapest
            size += 1
        if size == nights:
            best = min(best, total)
    return best


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    n = numbers[0]
    print(least_fees(numbers[1 : n + 1], numbers[n + 1], numbers[n + 2]))


main()
