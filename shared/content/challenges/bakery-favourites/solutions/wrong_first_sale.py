import sys
from collections import Counter


def favourites(sales, places):
    return [name for name, _ in Counter(sales).most_common(places)]


words = sys.stdin.read().split()
print("\n".join(favourites(words[1:-1], int(words[-1]))))
