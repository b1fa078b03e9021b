import sys
from collections import Counter


class GuestList:
    def __init__(self):
        self.here = Counter()

    def arrive(self, name):
        self.here[name] += 1

    def leave(self, name):
        if self.here[name] == 0:
            return False
        self.here[name] -= 1
        return True

    def starting(self, beginning):
        return sum(count for name, count in self.here.items() if name.startswith(beginning))


guests = GuestList()
for line in sys.stdin.read().splitlines()[1:]:
    call, name = line.split()
    if call == "arrive":
        guests.arrive(name)
    elif call == "leave":
        print("true" if guests.leave(name) else "false")
    else:
        print(guests.starting(name))
