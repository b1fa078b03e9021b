import sys


def last_to_hear(calls):
    called = [[] for _ in calls]
    order = []
    for person, (caller, _) in enumerate(calls):
        (order if caller < 0 else called[caller]).append(person)
    for person in order:
        order.extend(called[person])
    needs = [0] * len(calls)
    for person in reversed(order):
        clock = 0
        for other in sorted(called[person], key=lambda each: -needs[each]):
            clock += calls[other][1]
            needs[person] = max(needs[person], clock + needs[other])
    return max(needs)


numbers = list(map(int, sys.stdin.read().split()))
print(last_to_hear(list(zip(numbers[2::2], numbers[3::2]))))
