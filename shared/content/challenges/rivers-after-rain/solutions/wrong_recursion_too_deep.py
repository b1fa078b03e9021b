import sys


def water_lost(stations):
    upstream = [[] for _ in stations]
    for station, (downstream, _, _) in enumerate(stations):
        if downstream >= 0:
            upstream[downstream].append(station)
    lost = 0

    def leaves(station):
        nonlocal lost
        arrived = stations[station][1] + sum(leaves(other) for other in upstream[station])
        lost += max(0, arrived - stations[station][2])
        return min(arrived, stations[station][2])

    for station, (downstream, _, _) in enumerate(stations):
        if downstream == -1:
            leaves(station)
    return lost


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    values = iter(numbers[2:])
    print(water_lost(list(zip(values, values, values))))


main()
