import sys


def starting_beads(bracelet, pattern):
    found = 0
    for start in range(len(bracelet)):
        at = 0
        while at < len(pattern) and bracelet[(start + at) % len(bracelet)] == pattern[at]:
            at += 1
        found += at == len(pattern)
    return found


print(starting_beads(*sys.stdin.read().split()))
