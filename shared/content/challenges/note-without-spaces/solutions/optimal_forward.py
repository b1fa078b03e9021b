import sys


def readings(note, words):
    known = set(words)
    longest = max(map(len, known))
    dead = set()

    def read(start):
        if start == len(note):
            return [[]]
        if start in dead:
            return []
        found = []
        for end in range(start + 1, min(start + longest, len(note)) + 1):
            if note[start:end] in known and end in good:
                found += [[note[start:end], *rest] for rest in read(end)]
        return found

    good = {len(note)}
    for start in range(len(note) - 1, -1, -1):
        if any(start + length in good and note[start : start + length] in known for length in range(1, longest + 1)):
            good.add(start)
        else:
            dead.add(start)
    return ["-".join(reading) for reading in read(0)]


note, _, *words = sys.stdin.read().split()
for reading in readings(note, words):
    print(reading)
