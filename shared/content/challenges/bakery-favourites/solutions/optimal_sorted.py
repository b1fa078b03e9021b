import sys


def favourites(sales, places):
    count = {}
    latest = {}
    for moment, name in enumerate(sales):
        count[name] = count.get(name, 0) + 1
        latest[name] = moment

    def rank(name):
        return -count[name], latest[name]

    return sorted(count, key=rank)[:places]


words = sys.stdin.read().split()
print("\n".join(favourites(words[1:-1], int(words[-1]))))
