import sys


def fewest_berths(stays):
    changes = []
    for arrival, departure in stays:
        changes.append((arrival, 1))
        changes.append((departure, -1))
    changes.sort()
    most = 0
    present = 0
    for _minute, change in changes:
        present += change
        most = max(most, present)
    return most


def main():
    numbers = [int(word) for word in sys.stdin.read().split()]
    rows = numbers[0]
    stays = [(numbers[2 + 2 * row], numbers[3 + 2 * row]) for row in range(rows)]
    print(fewest_berths(stays))


main()
