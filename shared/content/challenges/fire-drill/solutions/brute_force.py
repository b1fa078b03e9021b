import sys


def seconds_to_exit(plan, row, column):
    seen = {(row, column)}
    layer, seconds = [(row, column)], 0
    while layer:
        following = []
        for r, c in layer:
            if plan[r][c] == "E":
                return seconds
            for nr, nc in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                if 0 <= nr < len(plan) and 0 <= nc < len(plan[0]) and plan[nr][nc] != "#" and (nr, nc) not in seen:
                    seen.add((nr, nc))
                    following.append((nr, nc))
        layer, seconds = following, seconds + 1
    return None


def seconds_until_empty(plan):
    worst = 0
    for row in range(len(plan)):
        for column in range(len(plan[0])):
            if plan[row][column] == ".":
                seconds = seconds_to_exit(plan, row, column)
                if seconds is None:
                    return -1
                worst = max(worst, seconds)
    return worst


print(seconds_until_empty(sys.stdin.read().split()[1:]))
