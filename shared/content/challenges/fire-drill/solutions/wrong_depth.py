import sys


def seconds_until_empty(plan):
    distance = {}
    stack = [(r, c, 0) for r, row in enumerate(plan) for c, kind in enumerate(row) if kind == "E"]
    while stack:
        r, c, seconds = stack.pop()
        if (r, c) in distance:
            continue
        distance[r, c] = seconds
        for nr, nc in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
            if 0 <= nr < len(plan) and 0 <= nc < len(plan[0]) and plan[nr][nc] != "#" and (nr, nc) not in distance:
                stack.append((nr, nc, seconds + 1))
    open_tiles = sum(row.count(".") + row.count("E") for row in plan)
    if len(distance) < open_tiles:
        return -1
    return max(distance.values(), default=0)


print(seconds_until_empty(sys.stdin.read().split()[1:]))
