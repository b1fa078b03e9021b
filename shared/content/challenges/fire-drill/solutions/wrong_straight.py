import sys


def seconds_until_empty(plan):
    exits = [(r, c) for r, row in enumerate(plan) for c, kind in enumerate(row) if kind == "E"]
    worst = 0
    for r, row in enumerate(plan):
        for c, kind in enumerate(row):
            if kind == ".":
                if not exits:
                    return -1
                worst = max(worst, min(abs(r - er) + abs(c - ec) for er, ec in exits))
    return worst


print(seconds_until_empty(sys.stdin.read().split()[1:]))
