import sys
from heapq import heappop, heappush


class RiverGauge:
    def __init__(self):
        self.level_at = {}
        self.last = 0
        self.from_low = []
        self.from_high = []

    def report(self, minute, level):
        self.level_at[minute] = level
        self.last = max(self.last, minute)
        heappush(self.from_low, (level, minute))
        heappush(self.from_high, (-level, minute))

    def latest(self):
        return self.level_at.get(self.last, -1)

    def highest(self):
        while self.from_high and self.level_at[self.from_high[0][1]] != -self.from_high[0][0]:
            heappop(self.from_high)
        return -self.from_high[0][0] if self.from_high else -1

    def lowest(self):
        while self.from_low and self.level_at[self.from_low[0][1]] != self.from_low[0][0]:
            heappop(self.from_low)
        return self.from_low[0][0] if self.from_low else -1


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
