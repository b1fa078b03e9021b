import sys


def failures_until_silence(stations, needed, cables):
    leader = list(range(stations + 1))
    members = [1] * (stations + 1)

    def find(station):
        if leader[station] != station:
            leader[station] = find(leader[station])
        return leader[station]

    for failures in range(len(cables), 0, -1):
        one, other = cables[failures - 1]
        one, other = find(one), find(other)
        if one == other:
            continue
        leader[one] = other
        members[other] += members[one]
        if members[other] >= needed:
            return failures
    return 0


numbers = list(map(int, sys.stdin.read().split()))
values = iter(numbers[4 : 4 + 2 * numbers[2]])
print(failures_until_silence(numbers[0], numbers[1], list(zip(values, values))))
