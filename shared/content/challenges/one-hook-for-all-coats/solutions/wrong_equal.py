import sys


class CoatHook:
    def __init__(self):
        self.coats = []
        self.records = [-1]

    def hang(self, weight):
        self.coats.append(weight)
        if weight > self.records[-1]:
            self.records.append(weight)

    def take(self):
        if not self.coats:
            return -1
        weight = self.coats.pop()
        if weight == self.records[-1]:
            self.records.pop()
        return weight

    def heaviest(self):
        return self.records[-1]


hook = CoatHook()
for call in sys.stdin.read().splitlines()[1:]:
    if call.startswith("hang"):
        hook.hang(int(call[5:]))
    elif call == "take":
        print(hook.take())
    else:
        print(hook.heaviest())
