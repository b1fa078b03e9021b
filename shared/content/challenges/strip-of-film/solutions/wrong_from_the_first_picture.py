import sys


def reaches(scores, least, level):
    balance = 0
    for position, score in enumerate(scores):
        balance += 1 if score >= level else -1
        if position + 1 >= least and balance > 0:
            return True
        balance = max(balance, 0)
    return False


def best_middle(scores, least):
    levels = sorted(set(scores))
    low, high = 0, len(levels) - 1
    while low < high:
        middle = (low + high + 1) // 2
        if reaches(scores, least, levels[middle]):
            low = middle
        else:
            high = middle - 1
    return levels[low]


numbers = list(map(int, sys.stdin.buffer.read().split()))
print(best_middle(numbers[1:-1], numbers[-1]))
