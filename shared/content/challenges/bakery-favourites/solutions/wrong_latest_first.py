import sys


def favourites(sales, places):
    count = {}
    latest = {}
    for moment, name in enumerate(sales):
        count[name] = count.get(name, 0) + 1
        latest[name] = moment
    return sorted(count, key=lambda name: (count[name], latest[name]), reverse=True)[:places]


words = sys.stdin.read().split()
print("\n".join(favourites(words[1:-1], int(words[-1]))))
