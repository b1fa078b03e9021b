import sys


def last_to_hear(calls):
    waiting_for = [0] * len(calls)
    for caller, _ in calls:
        if caller >= 0:
            waiting_for[caller] += 1
    lists = [[] for _ in calls]
    ready = [person for person, count in enumerate(waiting_for) if count == 0]
    latest = 0
    for person in ready:
        needs = 0
        for rest, minutes in sorted(lists[person]):
            needs = max(needs, rest) + minutes
        caller, minutes = calls[person]
        if caller < 0:
            latest = max(latest, minutes + needs)
            continue
        lists[caller].append((needs, minutes))
        waiting_for[caller] -= 1
        if waiting_for[caller] == 0:
            ready.append(caller)
    return latest


numbers = list(map(int, sys.stdin.read().split()))
print(last_to_hear(list(zip(numbers[2::2], numbers[3::2]))))
