import sys
from math import isqrt

words = [int(word) for word in sys.stdin.read().split()]
sold, returned = words[0], words[1:]
total = sold * (sold + 1) // 2 - sum(returned)
squares = sold * (sold + 1) * (2 * sold + 1) // 6 - sum(number * number for number in returned)
difference = isqrt(2 * squares - total * total)
print((total - difference) // 2, (total + difference) // 2)
