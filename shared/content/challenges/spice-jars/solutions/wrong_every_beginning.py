import sys
from collections import Counter


def short_labels(names):
    begins = Counter(name[: length + 1] for name in names for length in range(len(name)))
    labels = []
    for name in names:
        length = 1
        while length < len(name) and begins[name[:length]] > 1:
            length += 1
        labels.append(name[:length])
    return labels


words = sys.stdin.read().split()
print("\n".join(short_labels(words[1:])))
