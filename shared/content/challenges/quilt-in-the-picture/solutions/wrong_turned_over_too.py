import sys


def quarter_turns(quilt, picture):
    for _ in range(2):
        for turns in range(4):
            if quilt == picture:
                return turns
            quilt = ["".join(column) for column in zip(*quilt[::-1])]
        quilt = [row[::-1] for row in quilt]
    return -1


words = sys.stdin.read().split()
n = int(words[0])
print(quarter_turns(words[1 : n + 1], words[n + 2 :]))
