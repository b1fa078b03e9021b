import sys


def most_copies(letters, word):
    same_metal = str.maketrans("upq", "ndb")
    letters, word = letters.translate(same_metal), word.translate(same_metal)
    return sum(letter in word for letter in letters) // len(word)


letters, word = sys.stdin.read().split()
print(most_copies(letters, word))
