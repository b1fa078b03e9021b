#include <cstdio>
#include <vector>
#include <algorithm>
using namespace std;

int main() {
    int n;
    scanf("%d", &n);
    vector<int> prefix(n + 1, 0);
    for (int i = 0; i < n; i++) {
        int seconds;
        scanf("%d", &seconds);
        prefix[i + 1] = prefix[i] + seconds;
    }
    long long ride;
    scanf("%lld", &ride);

    int best = 0;
    int from = 0;
    for (int to = 1; to <= n; to++) {
        while (prefix[to] - prefix[from] > ride) from++;
        best = max(best, to - from);
    }
    printf("%d\n", best);
    return 0;
}
