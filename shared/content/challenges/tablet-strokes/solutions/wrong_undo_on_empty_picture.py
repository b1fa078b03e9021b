import sys


def strokes_left(actions):
    picture = []
    undone = []
    for action in actions:
        if action > 0:
            picture.append(action)
            undone.clear()
        elif action == 0:
            undone.append(picture.pop() if picture else 0)
        elif undone:
            colour = undone.pop()
            if colour:
                picture.append(colour)
    return picture


def main():
    numbers = [int(word) for word in sys.stdin.read().split()]
    print(*strokes_left(numbers[1 : numbers[0] + 1]))


main()
