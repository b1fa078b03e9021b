import sys


def readings(note, words):
    by_length = {}
    for word in words:
        by_length.setdefault(len(word), set()).add(word)
    ends = [False] * len(note) + [True]
    for start in range(len(note) - 1, -1, -1):
        ends[start] = any(
            start + length <= len(note) and ends[start + length] and note[start : start + length] in known
            for length, known in by_length.items()
        )
    found = []
    chosen = []

    def read(start):
        if start == len(note):
            found.append("-".join(chosen))
            return
        for length, known in by_length.items():
            word = note[start : start + length]
            if word in known and ends[start + length]:
                chosen.append(word)
                read(start + length)
                chosen.pop()

    read(0)
    return sorted(found)


note, _, *words = sys.stdin.read().split()
for reading in readings(note, words):
    print(reading)
