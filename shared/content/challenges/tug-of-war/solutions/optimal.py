import sys


def find(leader, place):
    while leader[place] != place:
        leader[place] = leader[leader[place]]
        place = leader[place]
    return place


def set_aside(people, memories):
    # Place p stands for "with p", place p + people for "against p".
    leader = list(range(2 * people + 1))
    aside = 0
    for one, other, same_end in memories:
        with_one, against_one = find(leader, one), find(leader, one + people)
        with_other, against_other = find(leader, other), find(leader, other + people)
        if not same_end:
            with_other, against_other = against_other, with_other
        if with_one == against_other:
            aside += 1
        else:
            leader[with_one] = with_other
            leader[against_one] = against_other
    return aside


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    values = iter(numbers[3:])
    print(set_aside(numbers[0], list(zip(values, values, values))))


main()
