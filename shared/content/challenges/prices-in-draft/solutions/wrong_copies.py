import sys


class PriceBoard:
    def __init__(self):
        self.boards = [{}]

    def setPrice(self, dish, price):
        self.boards[-1][dish] = price

    def wipe(self, dish):
        return self.boards[-1].pop(dish, None) is not None

    def priceOf(self, dish):
        return self.boards[-1].get(dish, -1)

    def dishesAt(self, price):
        return sum(each == price for each in self.boards[-1].values())

    def startDraft(self):
        self.boards.append(dict(self.boards[-1]))

    def dropDraft(self):
        if len(self.boards) == 1:
            return False
        self.boards.pop()
        return True

    def keepDraft(self):
        if len(self.boards) == 1:
            return False
        kept = self.boards.pop()
        self.boards[-1] = kept
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
