import sys


def ends_from(one, believed):
    """On which end everybody pulled of whom the believed memories tell it, if this one pulled on end 0."""
    ends = {one: 0}
    waiting = [one]
    while waiting:
        person = waiting.pop()
        for neighbour, crosses in believed.get(person, []):
            if neighbour not in ends:
                ends[neighbour] = ends[person] ^ crosses
                waiting.append(neighbour)
    return ends


def set_aside(memories):
    believed = {}
    aside = 0
    for one, other, same_end in memories:
        crosses = 1 - same_end
        if ends_from(one, believed).get(other, crosses) != crosses:
            aside += 1
            continue
        believed.setdefault(one, []).append((other, crosses))
        believed.setdefault(other, []).append((one, crosses))
    return aside


numbers = list(map(int, sys.stdin.buffer.read().split()))
values = iter(numbers[3:])
print(set_aside(list(zip(values, values, values))))
