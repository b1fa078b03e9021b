import sys

TAKES = {'k': 1, 'y': 0, 't': 2}


def stitches_of_row(lines):
    card = ''.join(lines)
    # one entry per open group: [takes, leaves]
    stack = [[0, 0]]
    i = 0
    while i < len(card):
        c = card[i]
        i += 1
        if c == '(':
            stack.append([0, 0])
            continue
        if c == ')':
            takes, leaves = stack.pop()
        elif c in TAKES:
            takes, leaves = TAKES[c], 1
        else:
            continue
        number = 0
        while i < len(card) and '1' <= card[i] <= '9':
            number = number * 10 + int(card[i])
            i += 1
        times = number if number > 0 else 1
        stack[-1][0] += takes * times
        stack[-1][1] += leaves * times
    return stack[0]


lines = sys.stdin.read().split()
takes, leaves = stitches_of_row(lines[1:])
print(takes, leaves)
