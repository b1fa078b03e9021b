import sys


def quarter_turns(quilt, picture):
    rows, columns = len(quilt), len(quilt[0])
    down, right = rows - 1, columns - 1
    places = [
        lambda row, column: (row, column),
        lambda row, column: (column, down - row),
        lambda row, column: (down - row, right - column),
        lambda row, column: (right - column, row),
    ]
    for turns, place in enumerate(places):
        size = (rows, columns) if turns % 2 == 0 else (columns, rows)
        if size != (len(picture), len(picture[0])):
            continue
        moved = ((place(row, column), quilt[row][column]) for row in range(rows) for column in range(columns))
        if all(picture[row][column] == patch for (row, column), patch in moved):
            return turns
    return -1


words = sys.stdin.read().split()
n = int(words[0])
print(quarter_turns(words[1 : n + 1], words[n + 2 :]))
