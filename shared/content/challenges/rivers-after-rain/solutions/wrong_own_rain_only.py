import sys


def water_lost(stations):
    feeders = [0] * len(stations)
    for downstream, _, _ in stations:
        if downstream >= 0:
            feeders[downstream] += 1
    arrived = [rain for _, rain, _ in stations]
    complete = [station for station in range(len(stations)) if feeders[station] == 0]
    lost = 0
    for station in complete:
        downstream, _, capacity = stations[station]
        passed_on = min(arrived[station], capacity)
        lost += arrived[station] - passed_on
        if downstream >= 0:
            feeders[downstream] -= 1
            if feeders[downstream] == 0:
                complete.append(downstream)
    return lost


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    values = iter(numbers[2:])
    print(water_lost(list(zip(values, values, values))))


main()
