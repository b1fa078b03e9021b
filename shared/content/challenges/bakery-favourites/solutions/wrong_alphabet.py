import sys
from collections import Counter


def favourites(sales, places):
    count = Counter(sales)
    return sorted(count, key=lambda name: (-count[name], name))[:places]


words = sys.stdin.read().split()
print("\n".join(favourites(words[1:-1], int(words[-1]))))
