import sys
from os.path import commonprefix


def short_labels(names):
    order = sorted(names)
    shared = [0] * len(names)
    for at in range(1, len(order)):
        length = len(commonprefix([order[at - 1], order[at]]))
        shared[at - 1] = max(shared[at - 1], length)
        shared[at] = length
    return [name[: length + 1] for name, length in zip(order, shared)]


words = sys.stdin.read().split()
print("\n".join(short_labels(words[1:])))
