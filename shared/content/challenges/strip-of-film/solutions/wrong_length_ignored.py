import sys


def reaches(scores, least, level):
    balances = [0]
    for score in scores:
        balances.append(balances[-1] + (1 if score >= level else -1))
    lowest = balances[0]
    for end in range(1, len(balances)):
        lowest = min(lowest, balances[end - 1])
        if balances[end] > lowest:
            return True
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
