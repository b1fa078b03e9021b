import sys


def amounts(lines, asked):
    formulas = {}
    for line in lines:
        name, formula = line.split("=")
        formulas[name] = formula.replace("-", "+-").split("+")
    known = {}
    changed = True
    while changed:
        changed = False
        for name, terms in reversed(list(formulas.items())):
            if name in known:
                continue
            total = 0
            for term in terms:
                factor, bare = (-1, term[1:]) if term[0] == "-" else (1, term)
                if bare.isdigit():
                    total += factor * int(bare)
                elif bare not in formulas:
                    continue
                elif bare in known:
                    total += factor * known[bare]
                else:
                    break
            else:
                known[name] = total
                changed = True
    return [str(known.get(name, "circle" if name in formulas else 0)) for name in asked]


words = sys.stdin.read().split()
n = int(words[0])
print("\n".join(amounts(words[1 : n + 1], words[n + 2 :])))
