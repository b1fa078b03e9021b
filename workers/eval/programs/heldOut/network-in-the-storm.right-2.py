import sys


def main():
    stations, needed, m, _, *ends = map(int, sys.stdin.buffer.read().split())
    # A group has one root. It holds minus the number of its members, and everybody else holds a station nearer to it.
    near = [-1] * (stations + 1)

    def root(x):
        top = x
        while near[top] >= 0:
            top = near[top]
        while x != top:
            near[x], x = top, near[x]
        return top

    # the storm backwards: the last cable that failed comes back first
    for failure in range(m, 0, -1):
        a = root(ends[2 * failure - 2])
        b = root(ends[2 * failure - 1])
        if a == b:
            continue
        if near[a] > near[b]:
            a, b = b, a
        near[a] += near[b]
        near[b] = a
        if -near[a] >= needed:
            return failure
    return 0


print(main())
