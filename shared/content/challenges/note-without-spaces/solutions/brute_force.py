import sys

note, _, *words = sys.stdin.read().split()
found = []


def read(start, before):
    if start == len(note):
        found.append("-".join(before))
    for word in set(words):
        if note.startswith(word, start):
            read(start + len(word), before + [word])


read(0, [])
for reading in sorted(found):
    print(reading)
