import sys
from collections import deque


def seconds_until_empty(plan):
    exits = [(r, c) for r, row in enumerate(plan) for c, kind in enumerate(row) if kind == "E"]
    open_tiles = sum(row.count(".") + row.count("E") for row in plan)
    distance = {tile: 0 for tile in exits[:1]}
    waiting = deque(exits[:1])
    while waiting:
        r, c = waiting.popleft()
        for nr, nc in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
            if 0 <= nr < len(plan) and 0 <= nc < len(plan[0]) and plan[nr][nc] != "#" and (nr, nc) not in distance:
                distance[nr, nc] = distance[r, c] + 1
                waiting.append((nr, nc))
    return -1 if len(distance) < open_tiles else max(distance.values(), default=0)


print(seconds_until_empty(sys.stdin.read().split()[1:]))
