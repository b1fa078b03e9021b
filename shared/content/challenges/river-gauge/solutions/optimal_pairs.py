import sys
from bisect import bisect_left, insort


class RiverGauge:
    def __init__(self):
        self.level_at = {}
        self.pairs = []
        self.minutes = [0]

    def report(self, minute, level):
        if minute in self.level_at:
            del self.pairs[bisect_left(self.pairs, (self.level_at[minute], minute))]
        self.level_at[minute] = level
        insort(self.pairs, (level, minute))
        if minute > self.minutes[-1]:
            self.minutes.append(minute)

    def latest(self):
        return self.level_at.get(self.minutes[-1], -1)

    def highest(self):
        return self.pairs[-1][0] if self.pairs else -1

    def lowest(self):
        return self.pairs[0][0] if self.pairs else -1


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
