import sys


def largest_income(requests, cleaning):
    by_start = sorted(requests)

    def best_from(position, clean_at):
        if position == len(by_start):
            return 0
        start, end, fee = by_start[position]
        turned_down = best_from(position + 1, clean_at)
        if start < clean_at:
            return turned_down
        return max(turned_down, fee + best_from(position + 1, end + cleaning))

    return best_from(0, 0)


sys.setrecursionlimit(200_000)
numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
values = iter(numbers[2 : 2 + 3 * n])
print(largest_income(list(zip(values, values, values)), numbers[2 + 3 * n]))
