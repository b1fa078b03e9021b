import sys


def starting_beads(bracelet, pattern):
    ring = bracelet * (len(pattern) // len(bracelet) + 1)
    text = pattern + "." + ring + bracelet
    agree = [0] * len(text)
    left = right = 0
    for at in range(1, len(text)):
        length = min(agree[at - left], right - at) if at < right else 0
        while at + length < len(text) and text[length] == text[at + length]:
            length += 1
        agree[at] = length
        if at + length > right:
            left, right = at, at + length
    first = len(pattern) + 1
    return sum(agree[first + bead] == len(pattern) for bead in range(len(bracelet)))


print(starting_beads(*sys.stdin.read().split()))
