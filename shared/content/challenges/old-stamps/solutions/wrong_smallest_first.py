import sys


def most_stamps(stamps, postage):
    used = left = 0
    left = postage
    for value in sorted(stamps):
        if value <= left:
            left -= value
            used += 1
    return used if left == 0 else -1


numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
print(most_stamps(numbers[1 : n + 1], numbers[n + 1]))
