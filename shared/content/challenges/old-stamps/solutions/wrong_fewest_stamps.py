import sys


def most_stamps(stamps, postage):
    fewest = [0] + [float("inf")] * postage
    for value in stamps:
        for total in range(postage, value - 1, -1):
            fewest[total] = min(fewest[total], fewest[total - value] + 1)
    return fewest[postage] if fewest[postage] < float("inf") else -1


numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
print(most_stamps(numbers[1 : n + 1], numbers[n + 1]))
