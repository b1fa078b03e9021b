import sys


def quarter_turns(quilt, picture):
    for turns in range(1, 5):
        quilt = ["".join(column) for column in zip(*quilt[::-1])]
        if quilt == picture:
            return turns
    return -1


words = sys.stdin.read().split()
n = int(words[0])
print(quarter_turns(words[1 : n + 1], words[n + 2 :]))
