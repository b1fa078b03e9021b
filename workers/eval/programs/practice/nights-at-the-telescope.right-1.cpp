#include <bits/stdc++.h>
using namespace std;

// Fenwick trees over the ranks of the fees: how many nights of the stay, and the sum of their fees.
struct Stay {
    int size, top = 1;
    vector<int> count;
    vector<long long> sum;
    Stay(int n) : size(n), count(n + 1), sum(n + 1) {
        while (top * 2 <= n) top *= 2;
    }
    void change(int rank, int by, long long fee) {
        for (int i = rank; i <= size; i += i & -i) count[i] += by, sum[i] += by * fee;
    }
    // the sum of the k smallest; fees holds them in order of their rank
    long long cheapest(int k, const vector<long long>& fees) {
        int at = 0;
        long long total = 0;
        for (int leap = top; leap; leap /= 2)
            if (at + leap <= size && count[at + leap] < k) {
                at += leap;
                k -= count[at];
                total += sum[at];
            }
        return total + k * fees[at];
    }
};

int main() {
    int n, stay, nights;
    scanf("%d", &n);
    vector<long long> fees(n);
    for (auto& fee : fees) scanf("%lld", &fee);
    scanf("%d %d", &stay, &nights);

    vector<long long> sorted(fees);
    sort(sorted.begin(), sorted.end());
    sorted.erase(unique(sorted.begin(), sorted.end()), sorted.end());
    auto rank = [&](long long fee) { return int(lower_bound(sorted.begin(), sorted.end(), fee) - sorted.begin()) + 1; };

    Stay window(sorted.size());
    long long best = LLONG_MAX;
    for (int i = 0; i < n; i++) {
        window.change(rank(fees[i]), 1, fees[i]);
        if (i < stay - 1) continue;
        best = min(best, window.cheapest(nights, sorted));
        window.change(rank(fees[i - stay + 1]), -1, fees[i - stay + 1]);
    }
    printf("%lld\n", best);
}
