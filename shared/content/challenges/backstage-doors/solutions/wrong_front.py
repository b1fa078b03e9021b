import sys


def first_wrong_entry(entries):
    open_rooms = []
    for number, entry in enumerate(entries, 1):
        room = entry[1:]
        if entry[0] == "+":
            open_rooms.append(room)
        elif not open_rooms or open_rooms.pop(0) != room:
            return number
    return len(entries) + 1 if open_rooms else 0


words = sys.stdin.read().split()
print(first_wrong_entry(words[1:]))
