import sys


def good_enough(scores, least, guess):
    """Is there a strip whose middle score is at least guess?"""
    prefix = [0]
    for s in scores:
        prefix.append(prefix[-1] + (1 if s >= guess else -1))
    lowest = 0
    for end in range(least, len(prefix)):
        lowest = min(lowest, prefix[end - least])
        # more than half of the scores have to reach the guess
        if prefix[end] - lowest > 0:
            return True
    return False


def best_middle_score(scores, least):
    order = sorted(scores)
    lo, hi = 0, len(order) - 1
    # order[lo - 1] is possible, order[hi] is not
    while lo < hi:
        mid = (lo + hi) // 2
        if good_enough(scores, least, order[mid]):
            lo = mid + 1
        else:
            hi = mid
    return order[lo - 1]


data = list(map(int, sys.stdin.read().split()))
n = data[0]
print(best_middle_score(data[1:n + 1], data[n + 1]))
