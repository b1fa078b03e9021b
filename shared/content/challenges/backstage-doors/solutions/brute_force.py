import sys


def first_wrong_entry(entries):
    is_closed = [False] * len(entries)
    for i, entry in enumerate(entries):
        if entry[0] == "+":
            continue
        is_closed[i] = True
        j = i
        while j >= 0 and is_closed[j]:
            j -= 1
        if j < 0 or entries[j][1:] != entry[1:]:
            return i + 1
        is_closed[j] = True
    return 0 if all(is_closed) else len(entries) + 1


words = sys.stdin.read().split()
print(first_wrong_entry(words[1:]))
