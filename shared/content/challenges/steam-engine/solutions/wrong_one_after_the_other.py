import sys


def hours_until_ready(durations, orders, opening):
    later = [[] for _ in durations]
    missing = [0] * len(durations)
    for before, after in orders:
        later[before].append(after)
        missing[after] += 1
    free = [job for job in range(len(durations)) if missing[job] == 0]
    clock = 0
    for job in free:
        if clock % opening + durations[job] > opening:
            clock += opening - clock % opening
        clock += durations[job]
        for after in later[job]:
            missing[after] -= 1
            if missing[after] == 0:
                free.append(after)
    return clock if len(free) == len(durations) else -1


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    jobs = numbers[0]
    durations = numbers[1 : 1 + jobs]
    count = numbers[1 + jobs]
    values = iter(numbers[3 + jobs : 3 + jobs + 2 * count])
    print(hours_until_ready(durations, list(zip(values, values)), numbers[3 + jobs + 2 * count]))


main()
