import sys
from collections import deque


def seconds_until_empty(plan):
    rows, columns = len(plan), len(plan[0])
    seen = set()
    last = 0
    waiting = deque((r, c, 0) for r in range(rows) for c in range(columns) if plan[r][c] == "E")
    while waiting:
        r, c, last = waiting.popleft()
        seen.add((r, c))
        for nr, nc in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
            if 0 <= nr < rows and 0 <= nc < columns and plan[nr][nc] == "." and (nr, nc) not in seen:
                waiting.append((nr, nc, last + 1))
    tiles = sum(row.count(".") + row.count("E") for row in plan)
    return last if len(seen) == tiles else -1


print(seconds_until_empty(sys.stdin.read().split()[1:]))
