import sys


def short_labels(names):
    passed = [0]
    next_node = {}
    for name in names:
        node = 0
        for letter in name:
            if (node, letter) not in next_node:
                next_node[node, letter] = len(passed)
                passed.append(0)
            node = next_node[node, letter]
            passed[node] += 1

    def label(name):
        node = 0
        for length, letter in enumerate(name, 1):
            node = next_node[node, letter]
            if passed[node] == 1:
                return name[:length]
        return ""

    return [label(name) for name in names]


words = sys.stdin.read().split()
print("\n".join(short_labels(words[1:])))
