import sys
from collections import deque


def hours_until_ready(durations, orders, opening):
    n = len(durations)
    after = [[] for _ in range(n)]
    before = [[] for _ in range(n)]
    for a, b in orders:
        after[a].append(b)
        if a not in before[b]:
            before[b].append(a)
    missing = [len(jobs) for jobs in before]

    start = [0] * n
    queue = deque(job for job in range(n) if missing[job] == 0)
    finished = 0
    answer = 0
    while queue:
        job = queue.popleft()
        finished += 1
        begin = start[job]
        left_today = opening - begin % opening
        if durations[job] > left_today:
            begin += left_today
        end = begin + durations[job]
        answer = max(answer, end)
        for other in after[job]:
            start[other] = max(start[other], end)
            missing[other] -= 1
            if missing[other] == 0:
                queue.append(other)
    return answer if finished == n else -1


data = iter(map(int, sys.stdin.read().split()))
n = next(data)
durations = [next(data) for _ in range(n)]
m = next(data)
next(data)
orders = [(next(data), next(data)) for _ in range(m)]
print(hours_until_ready(durations, orders, next(data)))
