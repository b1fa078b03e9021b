import re
import sys


def amounts(lines, asked):
    sys.setrecursionlimit(100_000)
    terms_of = {}
    for line in lines:
        name, formula = line.split("=")
        terms_of[name] = re.findall("([+-]?)([a-z0-9]+)", formula)
    path = set()

    def amount(name):
        if name in path:
            return None
        path.add(name)
        total = 0
        for sign, term in terms_of.get(name, []):
            value = amount(term) if term[0] >= "a" else int(term)
            if value is None:
                total = None
                break
            total += -value if sign == "-" else value
        path.remove(name)
        return total

    values = [amount(name) for name in asked]
    return ["circle" if value is None else str(value) for value in values]


words = sys.stdin.read().split()
n = int(words[0])
print("\n".join(amounts(words[1 : n + 1], words[n + 2 :])))
