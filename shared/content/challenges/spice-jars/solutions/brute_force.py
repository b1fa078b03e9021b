import sys


def short_labels(names):
    labels = []
    for jar, name in enumerate(names):
        others = names[:jar] + names[jar + 1 :]
        length = 1
        while length < len(name) and any(other.startswith(name[:length]) for other in others):
            length += 1
        labels.append(name[:length])
    return labels


words = sys.stdin.read().split()
print("\n".join(short_labels(words[1:])))
