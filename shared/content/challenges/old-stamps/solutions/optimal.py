import sys


def most_stamps(stamps, postage):
    most = [0] + [float("-inf")] * postage
    for value in stamps:
        for total in range(postage, value - 1, -1):
            most[total] = max(most[total], most[total - value] + 1)
    return max(most[postage], -1)


numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
print(most_stamps(numbers[1 : n + 1], numbers[n + 1]))
