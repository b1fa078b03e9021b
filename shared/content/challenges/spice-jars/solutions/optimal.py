import sys


def short_labels(names):
    passed = [0]
    next_node = {}
    for name in names:
        node = 0
        for letter in name.encode():
            key = node * 256 + letter
            node = next_node.get(key)
            if node is None:
                node = next_node[key] = len(passed)
                passed.append(0)
            passed[node] += 1
    labels = []
    for name in names:
        node = length = 0
        for letter in name.encode():
            node = next_node[node * 256 + letter]
            length += 1
            if passed[node] == 1:
                break
        labels.append(name[:length])
    return labels


words = sys.stdin.read().split()
print("\n".join(short_labels(words[1:])))
