import sys
from collections import Counter


def quarter_turns(quilt, picture):
    return 0 if Counter("".join(quilt)) == Counter("".join(picture)) else -1


words = sys.stdin.read().split()
n = int(words[0])
print(quarter_turns(words[1 : n + 1], words[n + 2 :]))
