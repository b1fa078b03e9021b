import sys


def first_wrong_entry(entries):
    # For each entry that opens a room: the one that opened the room around it.
    around = [-1] * len(entries)
    innermost = -1
    for number, entry in enumerate(entries):
        if entry.startswith("+"):
            around[number] = innermost
            innermost = number
        elif innermost < 0 or entries[innermost][1:] != entry[1:]:
            return number + 1
        else:
            innermost = around[innermost]
    return 0 if innermost < 0 else len(entries) + 1


print(first_wrong_entry(sys.stdin.read().split()[1:]))
