#include <iostream>
#include <string>
#include <vector>
#include <algorithm>
using namespace std;

int main() {
    int rows;
    cin >> rows;
    vector<string> plan(rows);
    for (auto& row : plan) cin >> row;
    int cols = plan[0].size();

    const int FAR = 1000000000;
    vector<vector<int>> dist(rows, vector<int>(cols, FAR));
    for (int r = 0; r < rows; r++)
        for (int c = 0; c < cols; c++)
            if (plan[r][c] == 'E') dist[r][c] = 0;

    // one pass from the top left, then one from the bottom right
    for (int r = 0; r < rows; r++)
        for (int c = 0; c < cols; c++) {
            if (plan[r][c] == '#') continue;
            if (r > 0) dist[r][c] = min(dist[r][c], dist[r - 1][c] + 1);
            if (c > 0) dist[r][c] = min(dist[r][c], dist[r][c - 1] + 1);
        }
    for (int r = rows - 1; r >= 0; r--)
        for (int c = cols - 1; c >= 0; c--) {
            if (plan[r][c] == '#') continue;
            if (r + 1 < rows) dist[r][c] = min(dist[r][c], dist[r + 1][c] + 1);
            if (c + 1 < cols) dist[r][c] = min(dist[r][c], dist[r][c + 1] + 1);
        }

    int last = 0;
    for (int r = 0; r < rows; r++)
        for (int c = 0; c < cols; c++) {
            if (plan[r][c] == '#') continue;
            if (dist[r][c] >= FAR) {
                cout << -1 << endl;
                return 0;
            }
            last = max(last, dist[r][c]);
        }
    cout << last << endl;
}
