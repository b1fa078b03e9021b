import sys
from collections import Counter


def most_copies(letters, word):
    available = Counter(letters)
    needed = Counter(word)
    copies = len(letters)
    for letter, count in needed.items():
        spare = {"n": "u", "d": "p", "b": "q"}.get(letter)
        if spare is None:
            copies = min(copies, available[letter] // count)
        else:
            both = available[letter] + available[spare]
            copies = min(copies, both // (count + needed[spare]))
    return copies


letters, word = sys.stdin.read().split()
print(most_copies(letters, word))
