import sys


class Workbench:
    def __init__(self, places):
        self.places = places
        self.there = {}

    def use(self, tool):
        sent_back = -1
        if len(self.there) == self.places:
            sent_back = self.longest_unused()
            del self.there[sent_back]
        self.there.pop(tool, None)
        self.there[tool] = True
        return sent_back

    def longest_unused(self):
        return next(iter(self.there), -1)

    def put_away(self, tool):
        return self.there.pop(tool, False)


words = iter(sys.stdin.read().split())
bench = Workbench(int(next(words)))
for _ in range(int(next(words))):
    call = next(words)
    if call == "use":
        print(bench.use(int(next(words))))
    elif call == "putAway":
        print("true" if bench.put_away(int(next(words))) else "false")
    else:
        print(bench.longest_unused())
