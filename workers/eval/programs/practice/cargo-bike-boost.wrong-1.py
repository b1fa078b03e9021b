import sys
import heapq


def fastest_ride(places, roads, boost):
    graph = [[] for _ in range(places)]
    for a, b, seconds in roads:
        graph[a].append((b, seconds))
        graph[b].append((a, seconds))

    # left = -1: not switched on yet, otherwise roads the battery still helps on
    heap = [(0, 0, -1)]
    done = [False] * places
    while heap:
        time, place, left = heapq.heappop(heap)
        if place == places - 1:
            return time
        if done[place]:
            continue
        done[place] = True
        for to, seconds in graph[place]:
            if done[to]:
                continue
            if left == -1:
                heapq.heappush(heap, (time + seconds, to, -1))
                if boost > 0:
                    heapq.heappush(heap, (time + seconds // 2, to, boost - 1))
            elif left > 0:
                heapq.heappush(heap, (time + seconds // 2, to, left - 1))
            else:
                heapq.heappush(heap, (time + seconds, to, 0))
    return -1


def main():
    data = list(map(int, sys.stdin.read().split()))
    n, m = data[0], data[1]
    roads = [tuple(data[3 + 3 * i:6 + 3 * i]) for i in range(m)]
    print(fastest_ride(n, roads, data[3 + 3 * m]))


main()
