import re
import sys

STITCHES = {"k": (1, 1), "y": (0, 1), "t": (2, 1)}


def stitches_of_row(lines):
    groups = [[0, 0]]
    for sign, digit in re.findall(r"([kyt()])([0-9]?)", "".join(lines)):
        times = int(digit or 1)
        if sign == "(":
            groups.append([0, 0])
            continue
        takes, leaves = groups.pop() if sign == ")" else STITCHES[sign]
        groups[-1][0] += takes * times
        groups[-1][1] += leaves * times
    return groups[0]


print(*stitches_of_row(sys.stdin.read().split()[1:]))
