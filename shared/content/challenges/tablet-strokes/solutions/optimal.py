import sys


def strokes_left(actions):
    picture = []
    undone = []
    for action in actions:
        if action > 0:
            picture.append(action)
            undone.clear()
        elif action == 0:
            if picture:
                undone.append(picture.pop())
        elif undone:
            picture.append(undone.pop())
    return picture


def main():
    numbers = [int(word) for word in sys.stdin.read().split()]
    print(*strokes_left(numbers[1 : numbers[0] + 1]))


main()
