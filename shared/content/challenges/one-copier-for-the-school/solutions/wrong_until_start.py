import sys


def least_waiting(jobs):
    ordered = sorted(jobs, key=lambda job: -job[1] / job[0])
    now = waiting = 0
    for minutes, people in ordered:
        waiting += now * people
        now += minutes
    return waiting


numbers = list(map(int, sys.stdin.read().split()))
print(least_waiting(list(zip(numbers[2::2], numbers[3::2]))))
