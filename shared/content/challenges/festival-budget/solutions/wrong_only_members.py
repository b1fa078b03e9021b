import re
import sys


def amounts(lines, asked):
    terms_of = {}
    for line in lines:
        name, formula = line.split("=")
        terms_of[name] = re.findall("([+-]?)([a-z0-9]+)", formula)

    def needs_itself(name):
        seen = set()
        stack = [name]
        while stack:
            for _, term in terms_of.get(stack.pop(), []):
                if term == name:
                    return True
                if term[0] >= "a" and term not in seen:
                    seen.add(term)
                    stack.append(term)
        return False

    def amount(name):
        if name in known:
            return known[name]
        known[name] = 0
        total = 0
        for sign, term in terms_of.get(name, []):
            value = amount(term) if term[0] >= "a" else int(term)
            total += -value if sign == "-" else value
        known[name] = total
        return total

    known = {}
    return ["circle" if needs_itself(name) else str(amount(name)) for name in asked]


words = sys.stdin.read().split()
n = int(words[0])
print("\n".join(amounts(words[1 : n + 1], words[n + 2 :])))
