import sys
from itertools import accumulate


def spread(meadow):
    rows, columns = len(meadow), len(meadow[0])
    hills = [[0] * (columns + 1)]
    for row in meadow:
        along = accumulate((square == "m" for square in row), initial=0)
        hills.append([above + here for above, here in zip(hills[-1], along)])
    largest = places = 0
    for bottom in range(1, rows + 1):
        for right in range(1, columns + 1):
            # A larger side or the same one: each try that succeeds makes the largest side grow.
            while True:
                top, left = bottom - largest - 1, right - largest - 1
                if top < 0 or left < 0:
                    break
                if hills[bottom][right] - hills[top][right] - hills[bottom][left] + hills[top][left] > 0:
                    break
                largest, places = largest + 1, 0
            top, left = bottom - largest, right - largest
            if largest > 0 and top >= 0 and left >= 0:
                if hills[bottom][right] - hills[top][right] - hills[bottom][left] + hills[top][left] == 0:
                    places += 1
    return [largest, places]


print(*spread(sys.stdin.read().split()[1:]))
