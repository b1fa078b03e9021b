import sys


def turned(quilt):
    rows, columns = len(quilt), len(quilt[0])
    return ["".join(quilt[rows - 1 - row][column] for row in range(rows)) for column in range(columns)]


def quarter_turns(quilt, picture):
    for turns in range(4):
        if quilt == picture:
            return turns
        quilt = turned(quilt)
    return -1


words = sys.stdin.read().split()
n = int(words[0])
print(quarter_turns(words[1 : n + 1], words[n + 2 :]))
