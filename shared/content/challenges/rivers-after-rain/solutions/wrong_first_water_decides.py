import sys


def water_lost(stations):
    fed = {downstream for downstream, _, _ in stations}
    arrived = [rain for _, rain, _ in stations]
    lost = 0
    seen = set()
    waiting = [station for station in range(len(stations)) if station not in fed]
    for station in waiting:
        downstream, _, capacity = stations[station]
        passed_on = min(arrived[station], capacity)
        lost += arrived[station] - passed_on
        if downstream >= 0:
            arrived[downstream] += passed_on
            if downstream not in seen:
                seen.add(downstream)
                waiting.append(downstream)
    return lost


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    values = iter(numbers[2:])
    print(water_lost(list(zip(values, values, values))))


main()
