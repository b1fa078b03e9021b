import sys
from collections import Counter


def most_copies(letters, word):
    available = Counter(letters)
    return min(available[letter] // count for letter, count in Counter(word).items())


letters, word = sys.stdin.read().split()
print(most_copies(letters, word))
