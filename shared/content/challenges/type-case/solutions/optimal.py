import sys


def counted(text):
    counts = {}
    for letter in text:
        if letter == "u":
            letter = "n"
        elif letter == "p":
            letter = "d"
        elif letter == "q":
            letter = "b"
        counts[letter] = counts.get(letter, 0) + 1
    return counts


def most_copies(letters, word):
    available = counted(letters)
    copies = len(letters)
    for letter, needed in counted(word).items():
        copies = min(copies, available.get(letter, 0) // needed)
    return copies


letters, word = sys.stdin.read().split()
print(most_copies(letters, word))
