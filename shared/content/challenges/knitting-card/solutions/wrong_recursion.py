import re
import sys

STITCHES = {"k": (1, 1), "y": (0, 1), "t": (2, 1)}


def stitches_of_row(lines):
    tokens = re.findall(r"([kyt()])([0-9]*)", "".join(lines))

    def group(position):
        taken = left = 0
        while position < len(tokens):
            sign, digits = tokens[position]
            if sign == ")":
                break
            if sign == "(":
                takes, leaves, position = group(position + 1)
                digits = tokens[position][1]
            else:
                takes, leaves = STITCHES[sign]
            times = int(digits or 1)
            taken += takes * times
            left += leaves * times
            position += 1
        return taken, left, position

    return group(0)[:2]


print(*stitches_of_row(sys.stdin.read().split()[1:]))
