import sys


def stitches_of_row(card):
    # From the end a number comes before what it is about: so it is known how often each stitch is knitted.
    taken = left = 0
    often = [1]
    number, place = 0, 1
    for sign in reversed(card):
        if sign.isdigit():
            number += int(sign) * place
            place *= 10
            continue
        times = number if place > 1 else 1
        number, place = 0, 1
        if sign == ")":
            often.append(often[-1] * times)
        elif sign == "(":
            often.pop()
        else:
            knitted = often[-1] * times
            left += knitted
            if sign == "k":
                taken += knitted
            elif sign == "t":
                taken += 2 * knitted
    return taken, left


print(*stitches_of_row("".join(sys.stdin.read().split()[1:])))
