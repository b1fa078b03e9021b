import sys


def quarter_turns(quilt, picture):
    rows, columns = len(quilt), len(quilt[0])
    lies = {(row, column): quilt[row][column] for row in range(rows) for column in range(columns)}
    wanted = {(row, column): patch for row, line in enumerate(picture) for column, patch in enumerate(line)}
    for turns in range(4):
        if lies == wanted:
            return turns
        lies = {(column, rows - 1 - row): patch for (row, column), patch in lies.items()}
        rows, columns = columns, rows
    return -1


words = sys.stdin.read().split()
n = int(words[0])
print(quarter_turns(words[1 : n + 1], words[n + 2 :]))
