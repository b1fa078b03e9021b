import sys
from heapq import heappop, heappush


def favourites(sales, places):
    count = {}
    latest = {}
    for moment, name in enumerate(sales):
        if name in count:
            count[name] += 1
        else:
            count[name] = 1
        latest[name] = moment
    best = []
    for name, number in count.items():
        heappush(best, (number, -latest[name], name))
        if len(best) > places:
            heappop(best)
    listed = []
    while best:
        listed.append(heappop(best)[2])
    return listed[::-1]


words = sys.stdin.read().split()
print("\n".join(favourites(words[1:-1], int(words[-1]))))
