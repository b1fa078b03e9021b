import sys
from collections import deque


def seconds_until_empty(plan):
    width = len(plan[0]) + 1
    tiles = "#".join(plan) + "#" * width
    distance = [-1] * len(tiles)
    waiting = deque()
    for tile, kind in enumerate(tiles):
        if kind == "E":
            distance[tile] = 0
            waiting.append(tile)
    last = 0
    while waiting:
        tile = waiting.popleft()
        last = distance[tile]
        for neighbour in (tile - width, tile - 1, tile + 1, tile + width):
            if neighbour >= 0 and tiles[neighbour] == "." and distance[neighbour] < 0:
                distance[neighbour] = last + 1
                waiting.append(neighbour)
    for tile, kind in enumerate(tiles):
        if kind == "." and distance[tile] < 0:
            return -1
    return last


print(seconds_until_empty(sys.stdin.read().split()[1:]))
