import sys
from collections import Counter


def most_copies(letters, word):
    same_metal = str.maketrans("upq", "ndb")
    available = Counter(letters.translate(same_metal))
    return min(available[letter] for letter in word.translate(same_metal))


letters, word = sys.stdin.read().split()
print(most_copies(letters, word))
