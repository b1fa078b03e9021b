import re
import sys


def amounts(lines, asked):
    terms_of = {}
    for line in lines:
        name, formula = line.split("=")
        terms_of[name] = re.findall("([+-]?)([a-z0-9]+)", formula)
    known = {}

    def amount(name):
        if name not in known:
            known[name] = None
            total = 0
            for sign, term in terms_of.get(name, []):
                value = amount(term) if term[0] >= "a" else int(term)
                if value is None:
                    total = None
                    break
                total += -value if sign == "-" else value
            known[name] = total
        return known[name]

    return ["circle" if amount(name) is None else str(amount(name)) for name in asked]


words = sys.stdin.read().split()
n = int(words[0])
print("\n".join(amounts(words[1 : n + 1], words[n + 2 :])))
