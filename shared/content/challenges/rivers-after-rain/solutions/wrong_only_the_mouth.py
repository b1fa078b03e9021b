import sys


def water_lost(stations):
    mouths = [index for index, (downstream, _, _) in enumerate(stations) if downstream == -1]
    rain = sum(amount for _, amount, _ in stations)
    return max(0, rain - sum(stations[mouth][2] for mouth in mouths))


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    values = iter(numbers[2:])
    print(water_lost(list(zip(values, values, values))))


main()
