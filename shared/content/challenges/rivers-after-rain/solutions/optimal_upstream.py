import sys


def water_lost(stations):
    upstream = [[] for _ in stations]
    order = []
    for station, (downstream, _, _) in enumerate(stations):
        if downstream < 0:
            order.append(station)
        else:
            upstream[downstream].append(station)
    # From the sea upwards; backwards, every station comes after all that flows into it.
    for station in order:
        order.extend(upstream[station])
    leaves = [0] * len(stations)
    lost = 0
    for station in reversed(order):
        _, rain, capacity = stations[station]
        arrived = rain + sum(leaves[feeder] for feeder in upstream[station])
        leaves[station] = min(arrived, capacity)
        lost += arrived - leaves[station]
    return lost


def main():
    numbers = list(map(int, sys.stdin.read().split()))
    rows = numbers[2:]
    print(water_lost(list(zip(rows[::3], rows[1::3], rows[2::3]))))


main()
