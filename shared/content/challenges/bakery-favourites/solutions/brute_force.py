import sys


def favourites(sales, places):
    listed = []
    while len(listed) < places:
        best = None
        for name in sales:
            if name in listed:
                continue
            last = max(at for at, other in enumerate(sales) if other == name)
            rank = (-sales.count(name), last, name)
            if best is None or rank < best:
                best = rank
        if best is None:
            break
        listed.append(best[2])
    return listed


words = sys.stdin.read().split()
print("\n".join(favourites(words[1:-1], int(words[-1]))))
