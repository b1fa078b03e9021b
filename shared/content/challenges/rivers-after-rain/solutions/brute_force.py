import sys

sys.setrecursionlimit(100_000)


def water_lost(stations):
    lost = 0

    def leaves(station):
        nonlocal lost
        _, arrived, capacity = stations[station]
        for other, (downstream, _, _) in enumerate(stations):
            if downstream == station:
                arrived += leaves(other)
        lost += max(0, arrived - capacity)
        return min(arrived, capacity)

    for station, (downstream, _, _) in enumerate(stations):
        if downstream == -1:
            leaves(station)
    return lost


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    values = iter(numbers[2:])
    print(water_lost(list(zip(values, values, values))))


main()
