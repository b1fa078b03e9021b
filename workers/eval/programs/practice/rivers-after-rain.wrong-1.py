import sys


def water_lost(stations):
    n = len(stations)
    has_upstream = [False] * n
    for down, rain, hold in stations:
        if down != -1:
            has_upstream[down] = True

    water = [rain for down, rain, hold in stations]
    # begin at the springs and follow the water
    queue = [i for i in range(n) if not has_upstream[i]]
    queued = set(queue)
    lost = 0
    while queue:
        i = queue.pop(0)
        down, _, hold = stations[i]
        if water[i] > hold:
            lost += water[i] - hold
            water[i] = hold
        if down != -1:
            water[down] += water[i]
            if down not in queued:
                queued.add(down)
                queue.append(down)
    return lost


def main():
    rows = sys.stdin.read().splitlines()
    n = int(rows[0].split()[0])
    print(water_lost([tuple(map(int, row.split())) for row in rows[1:n + 1]]))


main()
