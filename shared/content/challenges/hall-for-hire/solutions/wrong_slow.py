import sys


def largest_income(requests, cleaning):
    ordered = sorted(requests, key=lambda request: request[1])
    best = []
    for i, (start, end, fee) in enumerate(ordered):
        before = 0
        for j in range(i):
            if ordered[j][1] + cleaning <= start:
                before = max(before, best[j])
        best.append(max(fee + before, best[-1] if best else 0))
    return best[-1]


numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
values = iter(numbers[2 : 2 + 3 * n])
print(largest_income(list(zip(values, values, values)), numbers[2 + 3 * n]))
