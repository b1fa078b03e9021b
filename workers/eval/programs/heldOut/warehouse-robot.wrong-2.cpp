#include <bits/stdc++.h>
using namespace std;

int main() {
    int rows, cols;
    cin >> rows >> cols;
    vector<vector<int>> shelf(rows, vector<int>(cols));
    for (auto& row : shelf)
        for (int& square : row) cin >> square;
    int shelves;
    cin >> shelves;

    // seconds[r][c][k]: fewest seconds to (r, c) with k shelf squares, -1 if not seen
    vector<vector<vector<int>>> seconds(rows, vector<vector<int>>(cols, vector<int>(shelves + 1, -1)));
    queue<array<int, 3>> todo;
    seconds[0][0][0] = 0;
    todo.push({0, 0, 0});
    const int dr[] = {0, 1, 0, -1}, dc[] = {1, 0, -1, 0};
    while (!todo.empty()) {
        auto [r, c, k] = todo.front();
        todo.pop();
        for (int d = 0; d < 4; d++) {
            int nr = r + dr[d], nc = c + dc[d];
            if (nr < 0 || nc < 0 || nr >= rows || nc >= cols) continue;
            if (shelf[nr][nc] && shelf[r][c]) continue;
            int nk = k + shelf[nr][nc];
            if (nk > shelves || seconds[nr][nc][nk] != -1) continue;
            seconds[nr][nc][nk] = seconds[r][c][k] + 1;
            if (nr == rows - 1 && nc == cols - 1) {
                cout << seconds[nr][nc][nk] << endl;
                return 0;
            }
            todo.push({nr, nc, nk});
        }
    }
    cout << -1 << endl;
}
