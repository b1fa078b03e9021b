import sys


def fewest_berths(stays):
    most = 0
    for arrival, departure in stays:
        meets = sum(1 for other_arrival, other_departure in stays if other_arrival < departure and arrival < other_departure)
        most = max(most, meets)
    return most


def main():
    numbers = [int(word) for word in sys.stdin.read().split()]
    rows = numbers[0]
    stays = [(numbers[2 + 2 * row], numbers[3 + 2 * row]) for row in range(rows)]
    print(fewest_berths(stays))


main()
