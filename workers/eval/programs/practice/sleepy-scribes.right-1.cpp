#include <iostream>
#include <string>
#include <vector>
#include <algorithm>
using namespace std;

int main() {
    string a, b;
    int slip, nap;
    cin >> a >> b >> slip >> nap;
    const int n = a.size(), m = b.size(), FAR = 1 << 29;

    // For the prefixes of length i and j:
    // best[j]: the least cost; up[j]: the least one if the second scribe is asleep at the end.
    vector<int> best(m + 1), up(m + 1, FAR);
    for (int j = 1; j <= m; j++) best[j] = nap + j;
    for (int i = 1; i <= n; i++) {
        int diagonal = best[0];
        best[0] = nap + i;
        int across = FAR;  // the first scribe is asleep at the end
        for (int j = 1; j <= m; j++) {
            up[j] = min(up[j], best[j] + nap) + 1;
            across = min(across, best[j - 1] + nap) + 1;
            int both = diagonal + (a[i - 1] == b[j - 1] ? 0 : slip);
            diagonal = best[j];
            best[j] = min(both, min(up[j], across));
        }
    }
    cout << best[m] << "\n";
}
