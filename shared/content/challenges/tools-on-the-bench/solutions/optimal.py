import sys


class Tool:
    def __init__(self, number):
        self.number = number
        self.older = self.newer = self


class Workbench:
    def __init__(self, places):
        self.places = places
        self.there = {}
        self.ends = Tool(-1)

    def use(self, number):
        sent_back = -1
        tool = self.there.get(number)
        if tool is None:
            tool = Tool(number)
            if len(self.there) == self.places:
                sent_back = self.longest_unused()
                self.put_away(sent_back)
        else:
            self.put_away(number)
        self.there[number] = tool
        tool.older = self.ends.older
        tool.newer = self.ends
        tool.older.newer = tool
        self.ends.older = tool
        return sent_back

    def longest_unused(self):
        return self.ends.newer.number

    def put_away(self, number):
        tool = self.there.pop(number, None)
        if tool is None:
            return False
        tool.older.newer = tool.newer
        tool.newer.older = tool.older
        return True


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
