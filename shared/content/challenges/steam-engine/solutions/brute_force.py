import sys


def hours_until_ready(durations, orders, opening):
    ends = [None] * len(durations)
    while None in ends:
        found = False
        for job, duration in enumerate(durations):
            if ends[job] is not None:
                continue
            before = [ends[one] for one, other in orders if other == job]
            if None in before:
                continue
            start = max(before, default=0)
            while start // opening != (start + duration - 1) // opening:
                start += 1
            ends[job] = start + duration
            found = True
        if not found:
            return -1
    return max(ends)


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    jobs = numbers[0]
    durations = numbers[1 : 1 + jobs]
    count = numbers[1 + jobs]
    values = iter(numbers[3 + jobs : 3 + jobs + 2 * count])
    print(hours_until_ready(durations, list(zip(values, values)), numbers[3 + jobs + 2 * count]))


main()
