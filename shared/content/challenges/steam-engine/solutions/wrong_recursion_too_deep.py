import sys


def hours_until_ready(durations, orders, opening):
    earlier = [[] for _ in durations]
    for before, after in orders:
        earlier[after].append(before)
    ends = {}
    under_way = set()

    def end_of(job):
        if job in ends:
            return ends[job]
        if job in under_way:
            raise ValueError("circle")
        under_way.add(job)
        start = max((end_of(before) for before in earlier[job]), default=0)
        if start % opening + durations[job] > opening:
            start += opening - start % opening
        ends[job] = start + durations[job]
        return ends[job]

    try:
        return max(end_of(job) for job in range(len(durations)))
    except ValueError:
        return -1


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    jobs = numbers[0]
    durations = numbers[1 : 1 + jobs]
    count = numbers[1 + jobs]
    values = iter(numbers[3 + jobs : 3 + jobs + 2 * count])
    print(hours_until_ready(durations, list(zip(values, values)), numbers[3 + jobs + 2 * count]))


main()
