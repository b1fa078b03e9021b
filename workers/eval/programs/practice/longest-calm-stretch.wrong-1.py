def longest_calm_stretch(readings, limit, allowed):
    n = len(readings)
    gusty = [i for i, r in enumerate(readings) if r > limit]
    if len(gusty) <= allowed:
        return n
    # a longest stretch reaches from one gusty hour to another one,
    # or to the border, with exactly `allowed` gusty hours in between
    borders = [0] + gusty + [n]
    best = 0
    for i in range(len(borders) - allowed - 1):
        hours = borders[i + allowed + 1] - borders[i] - 1
        best = max(best, hours)
    return best


n = int(input())
readings = list(map(int, input().split()))
limit = int(input())
allowed = int(input())
print(longest_calm_stretch(readings, limit, allowed))
