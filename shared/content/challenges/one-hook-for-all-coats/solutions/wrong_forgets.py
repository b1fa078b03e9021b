import sys


class CoatHook:
    def __init__(self):
        self.coats = []
        self.largest = -1

    def hang(self, weight):
        self.coats.append(weight)
        self.largest = max(self.largest, weight)

    def take(self):
        if not self.coats:
            return -1
        weight = self.coats.pop()
        if not self.coats:
            self.largest = -1
        return weight

    def heaviest(self):
        return self.largest


hook = CoatHook()
for call in sys.stdin.read().splitlines()[1:]:
    if call.startswith("hang"):
        hook.hang(int(call[5:]))
    elif call == "take":
        print(hook.take())
    else:
        print(hook.heaviest())
