import sys


def favourites(sales, places):
    longest = {}
    run = 0
    for moment, name in enumerate(sales):
        run = run + 1 if moment > 0 and sales[moment - 1] == name else 1
        if run > longest.get(name, (0, 0))[0]:
            longest[name] = (run, -moment)
    return sorted(longest, key=lambda name: longest[name], reverse=True)[:places]


words = sys.stdin.read().split()
print("\n".join(favourites(words[1:-1], int(words[-1]))))
