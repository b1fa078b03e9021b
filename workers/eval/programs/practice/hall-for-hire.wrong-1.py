import sys


def largest_income(requests, cleaning):
    # by end, so whatever may come before request i has a smaller index
    requests = sorted(requests, key=lambda r: r[1])

    def last_compatible(i):
        for j in range(i - 1, -1, -1):
            if requests[j][1] + cleaning <= requests[i][0]:
                return j
        return -1

    dp = [0] * len(requests)
    for i, (start, end, fee) in enumerate(requests):
        j = last_compatible(i)
        dp[i] = fee
        if j != -1:
            dp[i] += dp[j]
    return max(dp)


def main():
    lines = sys.stdin.read().splitlines()
    n = int(lines[0].split()[0])
    requests = []
    for line in lines[1:n + 1]:
        start, end, fee = map(int, line.split())
        requests.append((start, end, fee))
    cleaning = int(lines[n + 1])
    print(largest_income(requests, cleaning))


if __name__ == "__main__":
    main()
