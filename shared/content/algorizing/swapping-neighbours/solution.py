import sys


def sorted_and_swaps(books):
    if len(books) < 2:
        return books, 0
    middle = len(books) // 2
    left, swaps_left = sorted_and_swaps(books[:middle])
    right, swaps_right = sorted_and_swaps(books[middle:])
    merged, swaps, at = [], swaps_left + swaps_right, 0
    for book in right:
        while at < len(left) and left[at] < book:
            merged.append(left[at])
            at += 1
        swaps += len(left) - at
        merged.append(book)
    return merged + left[at:], swaps


print(sorted_and_swaps([int(word) for word in sys.stdin.read().split()[1:]])[1])
