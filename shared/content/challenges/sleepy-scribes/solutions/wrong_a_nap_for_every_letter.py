import sys


def least_trouble(first, second, slip, nap):
    best = [(nap + 1) * position for position in range(len(second) + 1)]
    for copied, letter in enumerate(first, 1):
        row = [(nap + 1) * copied]
        for position, other in enumerate(second, 1):
            both = best[position - 1] + (slip if letter != other else 0)
            row.append(min(both, row[-1] + nap + 1, best[position] + nap + 1))
        best = row
    return best[-1]


def main():
    first, second, slip, nap = sys.stdin.read().split()
    print(least_trouble(first, second, int(slip), int(nap)))


main()
