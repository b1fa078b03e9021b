import sys


def find(leader, place):
    while leader[place] != place:
        leader[place] = leader[leader[place]]
        place = leader[place]
    return place


def set_aside(people, memories):
    leader = list(range(2 * people + 1))
    for number, (one, other, same_end) in enumerate(memories):
        mates, rivals = (other, other + people) if same_end else (other + people, other)
        if find(leader, one) == find(leader, rivals):
            return len(memories) - number
        leader[find(leader, one)] = find(leader, mates)
        leader[find(leader, one + people)] = find(leader, rivals)
    return 0


numbers = list(map(int, sys.stdin.buffer.read().split()))
values = iter(numbers[3:])
print(set_aside(numbers[0], list(zip(values, values, values))))
