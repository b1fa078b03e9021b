import sys


def most_copies(letters, word):
    case = list(letters)
    turned = dict(zip("undpbq", "nupdqb"))
    copies = 0
    while True:
        for letter in word:
            if letter in case:
                case.remove(letter)
            elif turned.get(letter) in case:
                case.remove(turned[letter])
            else:
                return copies
        copies += 1


letters, word = sys.stdin.read().split()
print(most_copies(letters, word))
