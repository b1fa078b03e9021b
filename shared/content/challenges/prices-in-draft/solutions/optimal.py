import sys
from collections import Counter


class PriceBoard:
    def __init__(self):
        self.prices = {}
        self.count = Counter()
        self.drafts = []

    def change(self, dish, after):
        before = self.prices.pop(dish, None)
        if before is not None:
            self.count[before] -= 1
        if after is not None:
            self.prices[dish] = after
            self.count[after] += 1
        return before

    def note(self, dish, after):
        before = self.change(dish, after)
        if self.drafts:
            self.drafts[-1].append((dish, before))

    def setPrice(self, dish, price):
        self.note(dish, price)

    def wipe(self, dish):
        if dish not in self.prices:
            return False
        self.note(dish, None)
        return True

    def priceOf(self, dish):
        return self.prices.get(dish, -1)

    def dishesAt(self, price):
        return self.count[price]

    def startDraft(self):
        self.drafts.append([])

    def dropDraft(self):
        if not self.drafts:
            return False
        for dish, before in reversed(self.drafts.pop()):
            self.change(dish, before)
        return True

    def keepDraft(self):
        if not self.drafts:
            return False
        draft = self.drafts.pop()
        if self.drafts:
            self.drafts[-1] += draft
        return True


board = PriceBoard()
for line in sys.stdin.read().splitlines()[1:]:
    call, *given = line.split()
    if call == "setPrice":
        board.setPrice(given[0], int(given[1]))
    elif call == "startDraft":
        board.startDraft()
    else:
        result = getattr(board, call)(*(int(each) if call == "dishesAt" else each for each in given))
        print(str(result).lower())
