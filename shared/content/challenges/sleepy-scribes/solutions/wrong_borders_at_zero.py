import sys


def least_trouble(first, second, slip, nap):
    best = [0] * (len(second) + 1)
    second_asleep = [trouble + nap for trouble in best]
    for copied, letter in enumerate(first, 1):
        diagonal = best[0]
        best[0] = 0
        first_asleep = nap
        for position, other in enumerate(second, 1):
            second_asleep[position] = min(second_asleep[position], best[position] + nap) + 1
            first_asleep = min(first_asleep, best[position - 1] + nap) + 1
            both_awake = diagonal + (slip if letter != other else 0)
            diagonal = best[position]
            best[position] = min(both_awake, first_asleep, second_asleep[position])
    return best[-1]


def main():
    first, second, slip, nap = sys.stdin.read().split()
    print(least_trouble(first, second, int(slip), int(nap)))


main()
