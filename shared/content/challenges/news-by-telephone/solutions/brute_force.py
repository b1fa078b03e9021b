import sys
from itertools import permutations


def last_to_hear(calls):
    def needs(person):
        own = [(calls[other][1], needs(other)) for other in range(len(calls)) if calls[other][0] == person]

        def end(order):
            clock = last = 0
            for minutes, rest in order:
                clock += minutes
                last = max(last, clock + rest)
            return last

        return min(map(end, permutations(own)))

    return max(minute + needs(person) for person, (caller, minute) in enumerate(calls) if caller < 0)


numbers = list(map(int, sys.stdin.read().split()))
print(last_to_hear(list(zip(numbers[2::2], numbers[3::2]))))
