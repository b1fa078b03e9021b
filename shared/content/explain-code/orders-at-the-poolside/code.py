import sys


def order(item, bill=[]):
    """Puts an item on a bill, a new one if none is given, and returns the bill."""
    bill.append(item)
    return bill


bills = {}
for line in sys.stdin.read().splitlines():
    guest, item = line.split()
    if guest in bills:
        order(item, bills[guest])
    else:
        bills[guest] = order(item)
for guest in bills:
    print(guest, *bills[guest])
