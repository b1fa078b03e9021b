import sys
from collections import deque


def seconds_until_empty(plan):
    waiting = deque((r, c) for r, row in enumerate(plan) for c, kind in enumerate(row) if kind == "E")
    distance = {tile: 0 for tile in waiting}
    if not waiting:
        return -1
    while waiting:
        r, c = waiting.popleft()
        for nr, nc in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
            if 0 <= nr < len(plan) and 0 <= nc < len(plan[0]) and plan[nr][nc] != "#" and (nr, nc) not in distance:
                distance[nr, nc] = distance[r, c] + 1
                waiting.append((nr, nc))
    return max(distance.values())


print(seconds_until_empty(sys.stdin.read().split()[1:]))
