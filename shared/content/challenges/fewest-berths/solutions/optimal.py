import heapq
import sys


def fewest_berths(stays):
    departures = []
    for arrival, departure in sorted(stays):
        if departures and departures[0] <= arrival:
            heapq.heapreplace(departures, departure)
        else:
            heapq.heappush(departures, departure)
    return len(departures)


def main():
    numbers = [int(word) for word in sys.stdin.read().split()]
    rows = numbers[0]
    stays = [(numbers[2 + 2 * row], numbers[3 + 2 * row]) for row in range(rows)]
    print(fewest_berths(stays))


main()
