import sys


class CoatHook:
    def __init__(self):
        self.coats = []

    def hang(self, weight):
        below = self.coats[-1][1] if self.coats else 0
        self.coats.append((weight, max(weight, below)))

    def take(self):
        return self.coats.pop()[0] if self.coats else 0

    def heaviest(self):
        return self.coats[-1][1] if self.coats else 0


hook = CoatHook()
for call in sys.stdin.read().splitlines()[1:]:
    if call.startswith("hang"):
        hook.hang(int(call[5:]))
    elif call == "take":
        print(hook.take())
    else:
        print(hook.heaviest())
