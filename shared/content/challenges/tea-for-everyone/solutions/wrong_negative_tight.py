import sys


def first_second(warm_ups, brew_times, guests):
    machines = list(zip(warm_ups, brew_times))
    low, high = 1, min(warm + brew * guests for warm, brew in machines)
    while low < high:
        middle = (low + high) // 2
        cups = sum([(middle - warm) // brew for warm, brew in machines])
        if cups >= guests:
            high = middle
        else:
            low = middle + 1
    return low


numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
print(first_second(numbers[1 : n + 1], numbers[n + 2 : 2 * n + 2], numbers[2 * n + 2]))
