import sys


def least_waiting(jobs):
    ordered = sorted(jobs, key=lambda job: job[0] - job[1])
    now = waiting = 0
    for minutes, people in ordered:
        now += minutes
        waiting += now * people
    return waiting


numbers = list(map(int, sys.stdin.read().split()))
print(least_waiting(list(zip(numbers[2::2], numbers[3::2]))))
