import sys


class Node:
    def __init__(self):
        self.below = {}
        self.guests = 0
        self.ends = 0


class GuestList:
    def __init__(self):
        self.root = Node()

    def find(self, letters):
        node = self.root
        for letter in letters:
            node = node.below.get(letter)
            if node is None:
                return None
        return node

    def arrive(self, name):
        node = self.root
        for letter in name:
            node = node.below.setdefault(letter, Node())
            node.guests += 1
        node.ends += 1

    def leave(self, name):
        end = self.find(name)
        if end is None or end.ends == 0:
            return False
        end.ends -= 1
        node = self.root
        for letter in name:
            node = node.below[letter]
            node.guests -= 1
        return True

    def starting(self, beginning):
        node = self.find(beginning)
        return node.guests if node is not None else 0


guests = GuestList()
for line in sys.stdin.read().splitlines()[1:]:
    call, name = line.split()
    if call == "arrive":
        guests.arrive(name)
    elif call == "leave":
        print("true" if guests.leave(name) else "false")
    else:
        print(guests.starting(name))
