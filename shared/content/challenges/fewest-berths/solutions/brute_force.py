import sys


def fewest_berths(stays):
    most = 0
    for minute, _departure in stays:
        present = sum(1 for arrival, departure in stays if arrival <= minute < departure)
        most = max(most, present)
    return most


def main():
    numbers = [int(word) for word in sys.stdin.read().split()]
    rows = numbers[0]
    stays = [(numbers[2 + 2 * row], numbers[3 + 2 * row]) for row in range(rows)]
    print(fewest_berths(stays))


main()
