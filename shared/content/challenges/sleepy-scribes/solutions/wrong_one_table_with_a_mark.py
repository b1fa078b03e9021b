import sys


def least_trouble(first, second, slip, nap):
    rows = [[(0, "")] + [(nap + position, "first") for position in range(1, len(second) + 1)]]
    for copied, letter in enumerate(first, 1):
        row = [(nap + copied, "second")]
        for position, other in enumerate(second, 1):
            both = rows[-1][position - 1][0] + (slip if letter != other else 0)
            left, left_mark = row[-1]
            above, above_mark = rows[-1][position]
            left += 1 if left_mark == "first" else nap + 1
            above += 1 if above_mark == "second" else nap + 1
            row.append(min((both, ""), (left, "first"), (above, "second")))
        rows.append(row)
    return rows[-1][-1][0]


def main():
    first, second, slip, nap = sys.stdin.read().split()
    print(least_trouble(first, second, int(slip), int(nap)))


main()
