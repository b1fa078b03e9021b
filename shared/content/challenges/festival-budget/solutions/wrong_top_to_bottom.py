import re
import sys


def amounts(lines, asked):
    known = {}
    for line in lines:
        name, formula = line.split("=")
        total = 0
        for sign, term in re.findall("([+-]?)([a-z0-9]+)", formula):
            value = known.get(term, 0) if term[0] >= "a" else int(term)
            total += -value if sign == "-" else value
        known[name] = total
    return [str(known.get(name, 0)) for name in asked]


words = sys.stdin.read().split()
n = int(words[0])
print("\n".join(amounts(words[1 : n + 1], words[n + 2 :])))
