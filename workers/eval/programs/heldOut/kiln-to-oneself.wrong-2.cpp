#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, columns;
    cin >> n >> columns;
    vector<pair<long long, long long>> firings(n);
    for (auto& f : firings) cin >> f.first >> f.second;
    long long earliest, latest, length;
    cin >> earliest >> latest >> length;
    sort(firings.begin(), firings.end());

    // all gaps between firings, the one before the first and the one behind the last included
    vector<pair<long long, long long>> gaps;
    long long end = 0;
    for (auto& f : firings) {
        if (f.first > end) gaps.push_back({end, f.first});
        end = max(end, f.second);
    }
    gaps.push_back({end, LLONG_MAX});

    for (auto& gap : gaps) {
        if (gap.second - gap.first < length) continue;
        long long start = max(gap.first, earliest);
        if (start >= gap.second) continue;
        if (start + length > latest) break;
        cout << start << endl;
        return 0;
    }
    cout << -1 << endl;
}
