import sys


class RiverGauge:
    def __init__(self):
        self.level_at = {}
        self.last = 0
        self.most = -1
        self.least = -1

    def report(self, minute, level):
        self.level_at[minute] = level
        self.last = max(self.last, minute)
        self.most = max(self.most, level)
        self.least = level if self.least == -1 else min(self.least, level)

    def latest(self):
        return self.level_at.get(self.last, -1)

    def highest(self):
        return self.most

    def lowest(self):
        return self.least


gauge = RiverGauge()
for line in sys.stdin.read().splitlines()[1:]:
    call, *given = line.split()
    if call == "report":
        gauge.report(int(given[0]), int(given[1]))
    elif call == "latest":
        print(gauge.latest())
    elif call == "highest":
        print(gauge.highest())
    else:
        print(gauge.lowest())
