import sys


def least_trouble(first, second, slip, nap):
    never = 10**9
    awake = [0] + [never] * len(second)
    first_asleep = [never] + [nap + position for position in range(1, len(second) + 1)]
    second_asleep = [never] * (len(second) + 1)
    for copied, letter in enumerate(first, 1):
        next_awake, next_first, next_second = [never], [never], [nap + copied]
        for position, other in enumerate(second, 1):
            before = min(awake[position - 1], first_asleep[position - 1], second_asleep[position - 1])
            next_awake.append(before + (slip if letter != other else 0))
            next_first.append(min(next_first[-1], next_awake[position - 1] + nap) + 1)
            next_second.append(min(second_asleep[position], awake[position] + nap) + 1)
        awake, first_asleep, second_asleep = next_awake, next_first, next_second
    return min(awake[-1], first_asleep[-1], second_asleep[-1])


def main():
    first, second, slip, nap = sys.stdin.read().split()
    print(least_trouble(first, second, int(slip), int(nap)))


main()
