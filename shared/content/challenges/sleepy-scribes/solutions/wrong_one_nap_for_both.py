import sys


def least_trouble(first, second, slip, nap):
    awake = [0] + [10**9] * len(second)
    asleep = [10**9] + [nap + position for position in range(1, len(second) + 1)]
    for copied, letter in enumerate(first, 1):
        next_awake, next_asleep = [10**9], [nap + copied]
        for position, other in enumerate(second, 1):
            before = min(awake[position - 1], asleep[position - 1])
            next_awake.append(before + (slip if letter != other else 0))
            next_asleep.append(
                min(
                    asleep[position],
                    next_asleep[-1],
                    awake[position] + nap,
                    next_awake[position - 1] + nap,
                )
                + 1
            )
        awake, asleep = next_awake, next_asleep
    return min(awake[-1], asleep[-1])


def main():
    first, second, slip, nap = sys.stdin.read().split()
    print(least_trouble(first, second, int(slip), int(nap)))


main()
