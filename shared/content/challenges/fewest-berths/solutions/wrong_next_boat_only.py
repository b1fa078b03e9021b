import sys


def fewest_berths(stays):
    ordered = sorted(stays)
    most = 1
    run = 1
    for (_arrival, departure), (next_arrival, _next_departure) in zip(ordered, ordered[1:]):
        run = run + 1 if next_arrival < departure else 1
        most = max(most, run)
    return most


def main():
    numbers = [int(word) for word in sys.stdin.read().split()]
    rows = numbers[0]
    stays = [(numbers[2 + 2 * row], numbers[3 + 2 * row]) for row in range(rows)]
    print(fewest_berths(stays))


main()
