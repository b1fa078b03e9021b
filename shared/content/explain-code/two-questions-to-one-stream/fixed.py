import sys


def readings(lines):
    """Gives the readings that are numbers, and leaves out the rest."""
    for line in lines:
        if line.lstrip("-").isdigit():
            yield int(line)


def report(values):
    """Says how many values lie above their mean."""
    values = list(values)
    total = count = 0
    for value in values:
        total += value
        count += 1
    mean = total / count if count else 0.0
    above = sum(1 for value in values if value > mean)
    return f"{count} readings, mean {mean:.1f}, {above} above"


print(report(readings(sys.stdin.read().splitlines())))
