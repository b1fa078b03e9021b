import sys


def failures_until_silence(stations, needed, cables):
    leader = list(range(stations + 1))
    members = [1] * (stations + 1)

    def find(station):
        while leader[station] != station:
            leader[station] = leader[leader[station]]
            station = leader[station]
        return station

    for failures in range(len(cables), 0, -1):
        one, other = map(find, cables[failures - 1])
        if one == other:
            continue
        if members[one] < members[other]:
            one, other = other, one
        leader[other] = one
        members[one] += members[other]
        if members[one] >= needed:
            return failures
    return 0


numbers = list(map(int, sys.stdin.read().split()))
values = iter(numbers[4 : 4 + 2 * numbers[2]])
print(failures_until_silence(numbers[0], numbers[1], list(zip(values, values))))
