import sys

prices = {}
copies = []
for line in sys.stdin.read().splitlines()[1:]:
    call, *given = line.split()
    if call == "setPrice":
        prices[given[0]] = int(given[1])
    elif call == "wipe":
        print("true" if prices.pop(given[0], None) is not None else "false")
    elif call == "priceOf":
        print(prices.get(given[0], -1))
    elif call == "dishesAt":
        print(sum(each == int(given[0]) for each in prices.values()))
    elif call == "startDraft":
        copies.append(dict(prices))
    else:
        print("true" if copies else "false")
        if copies:
            before = copies.pop()
            prices = before if call == "dropDraft" else prices
