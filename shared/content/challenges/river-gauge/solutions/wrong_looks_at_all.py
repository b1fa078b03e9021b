import sys


class RiverGauge:
    def __init__(self):
        self.level_at = {}
        self.last = 0

    def report(self, minute, level):
        self.level_at[minute] = level
        self.last = max(self.last, minute)

    def latest(self):
        return self.level_at.get(self.last, -1)

    def highest(self):
        return max(self.level_at.values(), default=-1)

    def lowest(self):
        return min(self.level_at.values(), default=-1)


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
