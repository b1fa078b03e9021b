import sys
from fractions import Fraction

guests = int(sys.stdin.read())
# The chance of each guest to be the name in the hat, after everybody has passed.
chances: list[Fraction] = []
for number in range(1, guests + 1):
    chances = [chance * (1 - Fraction(1, number)) for chance in chances] + [Fraction(1, number)]
assert len(set(chances)) == 1
print(f"1/{chances[0].denominator}")
