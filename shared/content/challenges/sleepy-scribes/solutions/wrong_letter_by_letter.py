import sys


def least_trouble(first, second, slip, nap):
    slips = sum(slip for one, other in zip(first, second) if one != other)
    left_out = abs(len(first) - len(second))
    return slips + (nap + left_out if left_out else 0)


def main():
    first, second, slip, nap = sys.stdin.read().split()
    print(least_trouble(first, second, int(slip), int(nap)))


main()
