import sys


def readings(note, words):
    known = set(words)
    chosen = []
    start = 0
    while start < len(note):
        fitting = [word for word in known if note.startswith(word, start)]
        if not fitting:
            return []
        chosen.append(max(fitting, key=len))
        start += len(chosen[-1])
    return ["-".join(chosen)]


note, _, *words = sys.stdin.read().split()
for reading in readings(note, words):
    print(reading)
