import re
import sys

STITCHES = {"k": (1, 1), "y": (0, 1), "t": (2, 1)}


def stitches_of_row(lines):
    taken = left = 0
    around = []
    for sign, digits in re.findall(r"([kyt()])([0-9]*)", "".join(lines)):
        if sign == "(":
            around.append((taken, left))
            taken = left = 0
            continue
        times = int(digits or 1)
        if sign == ")":
            outer_taken, outer_left = around.pop()
            taken = outer_taken + taken * times
            left = outer_left + left * times
        else:
            takes, leaves = STITCHES[sign]
            taken += takes * times
            left += leaves * times
    return [taken, left]


def main():
    print(*stitches_of_row(sys.stdin.read().split()[1:]))


main()
