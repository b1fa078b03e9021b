import sys


def starting_beads(bracelet, pattern):
    fallback = [0] * len(pattern)
    matched = 0
    for at in range(1, len(pattern)):
        while matched > 0 and pattern[at] != pattern[matched]:
            matched = fallback[matched - 1]
        if pattern[at] == pattern[matched]:
            matched += 1
        fallback[at] = matched
    found = matched = 0
    twice = bracelet + bracelet
    for bead in twice[: len(bracelet) + len(pattern) - 1]:
        if matched == len(pattern):
            matched = fallback[matched - 1]
        while matched > 0 and bead != pattern[matched]:
            matched = fallback[matched - 1]
        if bead == pattern[matched]:
            matched += 1
        if matched == len(pattern):
            found += 1
    return found


print(starting_beads(*sys.stdin.read().split()))
