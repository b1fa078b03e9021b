import sys


def strokes_left(actions):
    strokes = []
    undos = 0
    for action in actions:
        if action > 0:
            strokes.append(action)
        elif action == 0:
            undos += 1
        elif undos > 0:
            undos -= 1
    return strokes[: max(0, len(strokes) - undos)]


def main():
    numbers = [int(word) for word in sys.stdin.read().split()]
    print(*strokes_left(numbers[1 : numbers[0] + 1]))


main()
