import sys


def first_second(warm_ups, brew_times, guests):
    too_early = 0
    enough = max(warm_ups) + max(brew_times) * guests
    while enough - too_early > 1:
        second = (too_early + enough) // 2
        cups = 0
        for warm, brew in zip(warm_ups, brew_times):
            cups += max(0, second - warm) // brew
        if cups < guests:
            too_early = second
        else:
            enough = second
    return enough


numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
print(first_second(numbers[1 : n + 1], numbers[n + 2 : 2 * n + 2], numbers[2 * n + 2]))
