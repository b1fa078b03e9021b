import sys
from bisect import bisect_left


def first_second(warm_ups, brew_times, guests):
    machines = list(zip(warm_ups, brew_times))

    def cups(second):
        return sum((second - warm) // brew for warm, brew in machines if second > warm)

    # any single machine would do it alone by then
    latest = min(warm + brew * guests for warm, brew in machines)
    return bisect_left(range(latest), guests, key=cups)


n, *rest = map(int, sys.stdin.read().split())
print(first_second(rest[:n], rest[n + 1:2 * n + 1], rest[-1]))
