import re
import sys

STITCHES = {"k": (1, 1), "y": (0, 1), "t": (2, 1)}


def stitches_of_row(lines):
    taken = left = 0
    group_taken = group_left = 0
    for sign, digits in re.findall(r"([kyt()])([0-9]*)", "".join(lines)):
        times = int(digits or 1)
        if sign in "()":
            taken += group_taken * times
            left += group_left * times
            group_taken = group_left = 0
            continue
        takes, leaves = STITCHES[sign]
        group_taken += takes * times
        group_left += leaves * times
    return [taken + group_taken, left + group_left]


print(*stitches_of_row(sys.stdin.read().split()[1:]))
