import sys


def failures_until_silence(stations, needed, cables):
    # Backwards, every cable joins two groups; the smaller one moves into the larger.
    group = [[station] for station in range(stations + 1)]
    for failures in range(len(cables), 0, -1):
        one, other = cables[failures - 1]
        large, small = group[one], group[other]
        if large is small:
            continue
        if len(large) < len(small):
            large, small = small, large
        large.extend(small)
        for station in small:
            group[station] = large
        if len(large) >= needed:
            return failures
    return 0


def main():
    numbers = list(map(int, sys.stdin.read().split()))
    ends = numbers[4:]
    print(failures_until_silence(numbers[0], numbers[1], list(zip(ends[::2], ends[1::2]))))


main()
