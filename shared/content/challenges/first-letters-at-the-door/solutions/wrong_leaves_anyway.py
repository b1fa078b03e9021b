import sys
from collections import defaultdict


class GuestList:
    def __init__(self):
        self.here = defaultdict(int)
        self.beginnings = defaultdict(int)

    def change(self, name, by):
        self.here[name] += by
        for length in range(len(name) + 1):
            self.beginnings[name[:length]] += by

    def arrive(self, name):
        self.change(name, 1)

    def leave(self, name):
        if self.beginnings[name] == 0:
            return False
        self.change(name, -1)
        return True

    def starting(self, beginning):
        return self.beginnings[beginning]


guests = GuestList()
for line in sys.stdin.read().splitlines()[1:]:
    call, name = line.split()
    if call == "arrive":
        guests.arrive(name)
    elif call == "leave":
        print("true" if guests.leave(name) else "false")
    else:
        print(guests.starting(name))
