import re
import sys


def amounts(lines, asked):
    terms_of = {}
    for line in lines:
        name, formula = line.split("=")
        terms_of.setdefault(name, re.findall("([+-]?)([a-z0-9]+)", formula))
    done = {}
    begun = set()
    stack = list(asked)
    while stack:
        name = stack.pop()
        if name in done:
            continue
        terms = terms_of.get(name, [])
        if name not in begun:
            begun.add(name)
            stack.append(name)
            stack.extend(term for _, term in terms if term[0] >= "a" and term not in begun)
            continue
        total = 0
        for sign, term in terms:
            value = done.get(term) if term[0] >= "a" else int(term)
            if value is None:
                total = None
                break
            total += -value if sign == "-" else value
        done[name] = total
    return ["circle" if done[name] is None else str(done[name]) for name in asked]


words = sys.stdin.read().split()
n = int(words[0])
print("\n".join(amounts(words[1 : n + 1], words[n + 2 :])))
