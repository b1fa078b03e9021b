import sys


def find(leader, place):
    while leader[place] != place:
        leader[place] = leader[leader[place]]
        place = leader[place]
    return place


def set_aside(people, memories):
    leader = list(range(people + 1))
    apart = []
    aside = 0
    for one, other, same_end in memories:
        mine, theirs = find(leader, one), find(leader, other)
        if not same_end:
            if mine == theirs:
                aside += 1
            else:
                apart.append((one, other))
        elif any({find(leader, a), find(leader, b)} == {mine, theirs} for a, b in apart):
            aside += 1
        else:
            leader[mine] = theirs
    return aside


numbers = list(map(int, sys.stdin.buffer.read().split()))
values = iter(numbers[3:])
print(set_aside(numbers[0], list(zip(values, values, values))))
