import sys


def find(leader, place):
    while leader[place] != place:
        leader[place] = leader[leader[place]]
        place = leader[place]
    return place


def set_aside(people, memories):
    leader = list(range(2 * people + 1))
    aside = 0
    for one, other, same_end in memories:
        mates, rivals = (other, other + people) if same_end else (other + people, other)
        if find(leader, one) == find(leader, rivals):
            aside += 1
        leader[find(leader, one)] = find(leader, mates)
        leader[find(leader, one + people)] = find(leader, rivals)
    return aside


numbers = list(map(int, sys.stdin.buffer.read().split()))
values = iter(numbers[3:])
print(set_aside(numbers[0], list(zip(values, values, values))))
