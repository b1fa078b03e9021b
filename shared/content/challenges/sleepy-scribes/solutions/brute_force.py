import sys

sys.setrecursionlimit(10_000)


def least_trouble(first, second, slip, nap):
    def from_here(i, j, asleep):
        if i == len(first) and j == len(second):
            return 0
        ways = []
        if i < len(first) and j < len(second):
            ways.append((0 if first[i] == second[j] else slip) + from_here(i + 1, j + 1, None))
        if j < len(second):
            ways.append((0 if asleep == "first" else nap) + 1 + from_here(i, j + 1, "first"))
        if i < len(first):
            ways.append((0 if asleep == "second" else nap) + 1 + from_here(i + 1, j, "second"))
        return min(ways)

    return from_here(0, 0, None)


def main():
    first, second, slip, nap = sys.stdin.read().split()
    print(least_trouble(first, second, int(slip), int(nap)))


main()
