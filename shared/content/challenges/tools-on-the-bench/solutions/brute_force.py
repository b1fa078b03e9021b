import sys


class Workbench:
    def __init__(self, places):
        self.places = places
        self.calls = 0
        self.last_use = {}

    def use(self, tool):
        sent_back = -1
        if tool not in self.last_use and len(self.last_use) == self.places:
            sent_back = self.longest_unused()
            del self.last_use[sent_back]
        self.calls += 1
        self.last_use[tool] = self.calls
        return sent_back

    def longest_unused(self):
        return min(self.last_use, key=lambda tool: self.last_use[tool], default=-1)

    def put_away(self, tool):
        return self.last_use.pop(tool, 0) > 0


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
