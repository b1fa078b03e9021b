#include <iostream>
#include <vector>
#include <algorithm>
using namespace std;

int main() {
    int n;
    cin >> n;
    vector<long long> h(n);
    for (auto& x : h) cin >> x;

    // up[i] / down[i]: metres up / down on the clockwise way from hut 0 to hut i
    vector<long long> up(n, 0), down(n, 0);
    for (int i = 1; i < n; i++) {
        up[i] = up[i - 1] + max(0LL, h[i] - h[i - 1]);
        down[i] = down[i - 1] + max(0LL, h[i - 1] - h[i]);
    }
    // once round, with the piece from the last hut back to hut 0
    long long allUp = up[n - 1] + max(0LL, h[0] - h[n - 1]);
    long long allDown = down[n - 1] + max(0LL, h[0] - h[n - 1]);

    int q, columns;
    cin >> q >> columns;
    long long total = 0;
    while (q--) {
        int a, b;
        cin >> a >> b;
        long long clockwise, anticlockwise;
        if (a <= b) {
            clockwise = up[b] - up[a];
            anticlockwise = allDown - (down[b] - down[a]);
        } else {
            clockwise = allUp - (up[a] - up[b]);
            anticlockwise = down[a] - down[b];
        }
        total += min(clockwise, anticlockwise);
    }
    cout << total << endl;
}
