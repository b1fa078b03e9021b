import sys


def most_stamps(stamps, postage):
    most = {0: 0}
    for value in stamps:
        for total, count in list(most.items()):
            if total + value <= postage:
                most[total + value] = max(most.get(total + value, 0), count + 1)
    return most.get(postage, -1)


numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
print(most_stamps(numbers[1 : n + 1], numbers[n + 1]))
