import sys


def quarter_turns(quilt, picture):
    for turns in range(4):
        if quilt == picture:
            return turns
        quilt = ["".join(column) for column in zip(*quilt)]
    return -1


words = sys.stdin.read().split()
n = int(words[0])
print(quarter_turns(words[1 : n + 1], words[n + 2 :]))
