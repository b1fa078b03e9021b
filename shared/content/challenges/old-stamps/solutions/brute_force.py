import sys


def most_stamps(stamps, postage):
    if postage == 0:
        return 0
    if not stamps or postage < 0:
        return -1
    without = most_stamps(stamps[1:], postage)
    rest = most_stamps(stamps[1:], postage - stamps[0])
    return max(without, rest + 1) if rest >= 0 else without


numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
print(most_stamps(numbers[1 : n + 1], numbers[n + 1]))
