import sys
from collections import deque


def seconds_until_empty(plan):
    rows, cols = len(plan), len(plan[0])
    dist = {}
    queue = deque()
    for r in range(rows):
        for c in range(cols):
            if plan[r][c] == 'E':
                dist[(r, c)] = 0
                queue.append((r, c))
    if not queue:
        return -1  # no exit, nobody gets out

    seconds = 0
    while queue:
        r, c = queue.popleft()
        seconds = dist[(r, c)]
        for nr, nc in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
            if 0 <= nr < rows and 0 <= nc < cols and plan[nr][nc] != '#' and (nr, nc) not in dist:
                dist[(nr, nc)] = seconds + 1
                queue.append((nr, nc))

    people = sum(row.count('.') + row.count('E') for row in plan)
    return seconds if len(dist) == people else -1


lines = sys.stdin.read().split()
print(seconds_until_empty(lines[1:]))
