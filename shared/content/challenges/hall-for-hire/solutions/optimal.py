import sys
from bisect import bisect_right


def largest_income(requests, cleaning):
    ends, best = [], [0]
    for start, end, fee in sorted(requests, key=lambda request: request[1]):
        accepted = fee + best[bisect_right(ends, start - cleaning)]
        best.append(max(best[-1], accepted))
        ends.append(end)
    return best[-1]


numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
values = iter(numbers[2 : 2 + 3 * n])
print(largest_income(list(zip(values, values, values)), numbers[2 + 3 * n]))
