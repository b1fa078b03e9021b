import sys


def first_wrong_entry(entries):
    rooms = []
    for number, entry in enumerate(entries, 1):
        if entry[0] == "+":
            rooms.append(entry[1:])
        elif not rooms or rooms.pop() != entry[1:]:
            return number
    return 0


words = sys.stdin.read().split()
print(first_wrong_entry(words[1:]))
