import sys


def spread(meadow):
    rows, columns = len(meadow), len(meadow[0])
    for side in range(min(rows, columns), 0, -1):
        places = 0
        for top in range(rows - side + 1):
            for left in range(columns - side + 1):
                places += all("m" not in row[left : left + side] for row in meadow[top : top + side])
        if places > 0:
            return [side, places]
    return [0, 0]


print(*spread(sys.stdin.read().split()[1:]))
