import sys


def last_to_hear(calls):
    called = [[] for _ in calls]
    for person, (caller, _) in enumerate(calls):
        if caller >= 0:
            called[caller].append(person)
    needs = [0] * len(calls)
    for person in range(len(calls) - 1, -1, -1):
        clock = 0
        for other in sorted(called[person], key=lambda each: -needs[each]):
            clock += calls[other][1]
            needs[person] = max(needs[person], clock + needs[other])
    return max(minute + needs[person] for person, (caller, minute) in enumerate(calls) if caller < 0)


numbers = list(map(int, sys.stdin.read().split()))
print(last_to_hear(list(zip(numbers[2::2], numbers[3::2]))))
