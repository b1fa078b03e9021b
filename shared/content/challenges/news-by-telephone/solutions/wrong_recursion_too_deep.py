import sys


def last_to_hear(calls):
    called = [[] for _ in calls]
    for person, (caller, _) in enumerate(calls):
        if caller >= 0:
            called[caller].append(person)

    def needs(person):
        rest = sorted(((needs(other), calls[other][1]) for other in called[person]), reverse=True)
        clock = last = 0
        for after, minutes in rest:
            clock += minutes
            last = max(last, clock + after)
        return last

    return max(minute + needs(person) for person, (caller, minute) in enumerate(calls) if caller < 0)


numbers = list(map(int, sys.stdin.read().split()))
print(last_to_hear(list(zip(numbers[2::2], numbers[3::2]))))
