def least_fees(fees, stay, nights):
    window = list(fees[:stay])
    best = sum(sorted(window)[:nights])
    for arrival in range(1, len(fees) - stay):
        # one night leaves the stay, one comes in
        window.remove(fees[arrival - 1])
        window.append(fees[arrival + stay - 1])
        window.sort()
        best = min(best, sum(window[:nights]))
    return best


n = int(input())
fees = list(map(int, input().split()))
stay = int(input())
nights = int(input())
print(least_fees(fees, stay, nights))
