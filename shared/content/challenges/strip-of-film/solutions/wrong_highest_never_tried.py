import sys


def reaches(scores, least, level):
    """Whether a strip of at least so many pictures has more scores that reach the level than scores below it."""
    balances = [0]
    for score in scores:
        balances.append(balances[-1] + (1 if score >= level else -1))
    lowest = balances[0]
    for end in range(least, len(balances)):
        lowest = min(lowest, balances[end - least])
        if balances[end] > lowest:
            return True
    return False


def best_middle(scores, least):
    levels = sorted(set(scores))
    low, high = 0, len(levels) - 1
    while low < high:
        middle = (low + high) // 2
        if reaches(scores, least, levels[middle]):
            low = middle + 1
        else:
            high = middle
    return levels[low - 1]


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    print(best_middle(numbers[1:-1], numbers[-1]))


main()
