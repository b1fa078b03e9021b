import sys


def step(row):
    i = len(row) - 2
    while i >= 0 and row[i] >= row[i + 1]:
        i -= 1
    if i >= 0:
        j = len(row) - 1
        while row[j] <= row[i]:
            j -= 1
        row[i], row[j] = row[j], row[i]
    row[i + 1 :] = reversed(row[i + 1 :])
    return i >= 0


row = sys.stdin.read().split()
again = step(row)
print(*row)
print(again)
