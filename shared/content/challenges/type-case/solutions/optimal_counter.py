import sys
from collections import Counter


def most_copies(letters, word):
    same_metal = str.maketrans("upq", "ndb")
    available = Counter(letters.translate(same_metal))
    needed = Counter(word.translate(same_metal))
    return min(available[letter] // count for letter, count in needed.items())


letters, word = sys.stdin.read().split()
print(most_copies(letters, word))
