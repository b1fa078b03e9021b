#include <iostream>
#include <string>
#include <vector>

using namespace std;

int leastTrouble(const string& first, const string& second, int slip, int nap) {
    int n = first.size(), m = second.size();
    vector<vector<int>> best(n + 1, vector<int>(m + 1, 1'000'000'000));
    best[0][0] = 0;
    for (int i = 0; i <= n; i++)
        for (int j = 0; j <= m; j++) {
            if (i > 0 && j > 0) best[i][j] = best[i - 1][j - 1] + (first[i - 1] == second[j - 1] ? 0 : slip);
            for (int k = 0; k < j; k++) best[i][j] = min(best[i][j], best[i][k] + nap + j - k);
            for (int k = 0; k < i; k++) best[i][j] = min(best[i][j], best[k][j] + nap + i - k);
        }
    return best[n][m];
}

int main() {
    string first, second;
    int slip, nap;
    cin >> first >> second >> slip >> nap;
    cout << leastTrouble(first, second, slip, nap) << endl;
}
