import sys


def largest_income(requests, cleaning):
    accepted = []
    for start, end, fee in sorted(requests, key=lambda request: -request[2])[:500]:
        if all(end + cleaning <= other[0] or other[1] + cleaning <= start for other in accepted):
            accepted.append((start, end, fee))
    return sum(fee for _, _, fee in accepted)


numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
values = iter(numbers[2 : 2 + 3 * n])
print(largest_income(list(zip(values, values, values)), numbers[2 + 3 * n]))
