import sys
from collections import deque


def hours_until_ready(durations, orders, opening):
    jobs = len(durations)
    later = [[] for _ in range(jobs)]
    missing = [0] * jobs
    for before, after in orders:
        later[before].append(after)
        missing[after] += 1
    ready_at = [0] * jobs
    free = deque(job for job in range(jobs) if missing[job] == 0)
    ends = []
    while free:
        job = free.popleft()
        end = ready_at[job] + durations[job]
        ends.append(end)
        for after in later[job]:
            ready_at[after] = max(ready_at[after], end)
            missing[after] -= 1
            if missing[after] == 0:
                free.append(after)
    if len(ends) < jobs:
        return -1
    hours = max(ends)
    days = -(-hours // opening)
    return hours if days == 1 else days * opening


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    jobs = numbers[0]
    durations = numbers[1 : 1 + jobs]
    count = numbers[1 + jobs]
    values = iter(numbers[3 + jobs : 3 + jobs + 2 * count])
    print(hours_until_ready(durations, list(zip(values, values)), numbers[3 + jobs + 2 * count]))


main()
