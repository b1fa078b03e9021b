import sys
from collections import Counter


def first_wrong_entry(entries):
    inside = Counter()
    for number, entry in enumerate(entries, 1):
        inside[entry[1:]] += 1 if entry[0] == "+" else -1
        if inside[entry[1:]] < 0:
            return number
    return len(entries) + 1 if any(inside.values()) else 0


words = sys.stdin.read().split()
print(first_wrong_entry(words[1:]))
