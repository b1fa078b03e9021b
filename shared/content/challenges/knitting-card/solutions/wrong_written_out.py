import re
import sys


def stitches_of_row(lines):
    row = re.sub(r"([kyt])(\d+)", lambda found: found[1] * int(found[2]), "".join(lines))
    while "(" in row:
        row = re.sub(r"\(([kyt]*)\)(\d*)", lambda found: found[1] * int(found[2] or 1), row)
        row = re.sub(r"([kyt])(\d+)", lambda found: found[1] * int(found[2]), row)
    return [row.count("k") + 2 * row.count("t"), len(row)]


print(*stitches_of_row(sys.stdin.read().split()[1:]))
