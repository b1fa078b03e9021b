import sys


def water_lost(stations):
    arrived = [rain for _, rain, _ in stations]
    lost = 0
    for station, (downstream, _, capacity) in enumerate(stations):
        passed_on = min(arrived[station], capacity)
        lost += arrived[station] - passed_on
        if downstream >= 0:
            arrived[downstream] += passed_on
    return lost


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    values = iter(numbers[2:])
    print(water_lost(list(zip(values, values, values))))


main()
