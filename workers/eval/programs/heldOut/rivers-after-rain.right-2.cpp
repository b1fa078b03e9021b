#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, columns;
    scanf("%d %d", &n, &columns);
    vector<int> down(n), upstream(n);
    vector<long long> water(n), bed(n);
    for (int i = 0; i < n; i++) {
        scanf("%d %lld %lld", &down[i], &water[i], &bed[i]);
        if (down[i] >= 0) upstream[down[i]]++;
    }
    long long lost = 0;
    for (int spring = 0; spring < n; spring++) {
        // Follow the water as long as nothing else is missing at the next station.
        int at = spring;
        while (at >= 0 && upstream[at] == 0) {
            upstream[at] = -1;
            long long passed = min(water[at], bed[at]);
            lost += water[at] - passed;
            at = down[at];
            if (at >= 0) {
                water[at] += passed;
                upstream[at]--;
            }
        }
    }
    printf("%lld\n", lost);
}
