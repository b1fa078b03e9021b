import sys


def least_waiting(jobs):
    left = sum(people for _, people in jobs)
    waiting = 0
    for minutes, people in sorted(jobs, key=lambda job: job[1] / job[0], reverse=True):
        waiting += minutes * left
        left -= people
    return waiting


numbers = list(map(int, sys.stdin.read().split()))
print(least_waiting(list(zip(numbers[2::2], numbers[3::2]))))
