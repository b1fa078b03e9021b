import sys
from collections import Counter


def most_copies(letters, word):
    turned = dict(zip("undpbq", "nupdqb"))
    available = Counter(letters)
    needed = Counter(word)
    return min((available[letter] + available[turned.get(letter, "")]) // count for letter, count in needed.items())


letters, word = sys.stdin.read().split()
print(most_copies(letters, word))
