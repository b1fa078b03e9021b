import sys


def largest_income(requests, cleaning):
    income, clean_at = 0, 0
    for start, end, fee in sorted(requests, key=lambda request: request[1]):
        if start >= clean_at:
            income += fee
            clean_at = end + cleaning
    return income


numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
values = iter(numbers[2 : 2 + 3 * n])
print(largest_income(list(zip(values, values, values)), numbers[2 + 3 * n]))
