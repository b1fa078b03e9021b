import sys


def stitches_of_row(lines):
    """Knits the row, stitch by stitch."""
    card = "".join(lines)
    taken = left = position = 0
    rounds_left = {}
    opened = []
    while position < len(card):
        sign, at = card[position], position
        position += 1
        if sign == "(":
            opened.append(at)
            continue
        end = position
        while end < len(card) and card[end].isdigit():
            end += 1
        times = int(card[position:end] or 1)
        position = end
        if sign == ")":
            rounds = rounds_left.pop(at, times)
            begin = opened.pop()
            if rounds > 1:
                rounds_left[at] = rounds - 1
                position = begin
        else:
            for _ in range(times):
                taken += {"k": 1, "y": 0, "t": 2}[sign]
                left += 1
    return [taken, left]


print(*stitches_of_row(sys.stdin.read().split()[1:]))
