import sys


ON_PICTURE, UNDONE, GONE = range(3)


def strokes_left(actions):
    log = []
    for action in actions:
        if action > 0:
            for entry in log:
                if entry[1] == UNDONE:
                    entry[1] = GONE
            log.append([action, ON_PICTURE])
        elif action == 0:
            for entry in reversed(log):
                if entry[1] == ON_PICTURE:
                    entry[1] = UNDONE
                    break
        else:
            for entry in log:
                if entry[1] == UNDONE:
                    entry[1] = ON_PICTURE
                    break
    return [colour for colour, state in log if state == ON_PICTURE]


def main():
    numbers = [int(word) for word in sys.stdin.read().split()]
    print(*strokes_left(numbers[1 : numbers[0] + 1]))


main()
