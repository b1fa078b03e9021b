import sys
from os.path import commonprefix


def short_labels(names):
    order = sorted(range(len(names)), key=lambda jar: names[jar])
    shared = [0] * len(names)
    for one, other in zip(order, order[1:]):
        shared[one] = len(commonprefix([names[one], names[other]]))
    return [name[: length + 1] for name, length in zip(names, shared)]


words = sys.stdin.read().split()
print("\n".join(short_labels(words[1:])))
