import sys


def set_aside(people, memories):
    # Each group knows its members, each member the end it pulls on; the smaller group joins the larger.
    group = list(range(people + 1))
    end = [0] * (people + 1)
    members = [[person] for person in range(people + 1)]
    aside = 0
    for one, other, same in memories:
        turned = end[one] ^ end[other] ^ (1 - same)
        if group[one] == group[other]:
            aside += turned
            continue
        large, small = group[one], group[other]
        if len(members[large]) < len(members[small]):
            large, small = small, large
        for person in members[small]:
            group[person] = large
            end[person] ^= turned
        members[large].extend(members[small])
        members[small] = []
    return aside


def main():
    numbers = list(map(int, sys.stdin.read().split()))
    rows = numbers[3:]
    print(set_aside(numbers[0], list(zip(rows[::3], rows[1::3], rows[2::3]))))


main()
