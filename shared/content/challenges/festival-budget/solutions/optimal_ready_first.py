import sys


def amounts(lines, asked):
    formulas = dict(line.split("=") for line in lines)
    terms_of = {name: formula.replace("-", "+-").split("+") for name, formula in formulas.items()}
    open_terms = {}
    needed_by = {}
    known = {}
    ready = []
    for name, terms in terms_of.items():
        needs = [term.lstrip("-") for term in terms]
        needs = [need for need in needs if need in terms_of]
        open_terms[name] = len(needs)
        for need in needs:
            needed_by.setdefault(need, []).append(name)
        if not needs:
            ready.append(name)
    for name in ready:
        total = 0
        for term in terms_of[name]:
            bare = term.lstrip("-")
            value = int(bare) if bare.isdigit() else known.get(bare, 0)
            total += value if bare == term else -value
        known[name] = total
        for other in needed_by.get(name, []):
            open_terms[other] -= 1
            if open_terms[other] == 0:
                ready.append(other)
    return [str(known[name]) if name in known else "circle" if name in terms_of else "0" for name in asked]


words = sys.stdin.read().split()
n = int(words[0])
print("\n".join(amounts(words[1 : n + 1], words[n + 2 :])))
