#include <bits/stdc++.h>
using namespace std;

// All squares of the floor as one row of bits, with a border of blocked squares around it.
using Squares = bitset<102 * 102>;

int main() {
    int rows, cols;
    cin >> rows >> cols;
    const int width = cols + 2;
    Squares aisle, shelf;
    for (int r = 1; r <= rows; r++)
        for (int c = 1; c <= cols; c++) {
            int square;
            cin >> square;
            (square ? shelf : aisle).set(r * width + c);
        }
    int shelves;
    cin >> shelves;

    auto spread = [&](const Squares& s) { return s << 1 | s >> 1 | s << width | s >> width; };

    // reached[k]: where the robot can be now after k shelf squares; seen[k]: at any time so far
    vector<Squares> reached(shelves + 1), seen(shelves + 1);
    const int start = width + 1, goal = rows * width + cols;
    reached[0].set(start);
    seen[0].set(start);
    for (int seconds = 0;; seconds++) {
        bool anywhere = false;
        for (auto& squares : reached) {
            if (squares[goal]) {
                cout << seconds << endl;
                return 0;
            }
            anywhere |= squares.any();
        }
        if (!anywhere) break;
        vector<Squares> next(shelves + 1);
        for (int k = 0; k <= shelves; k++) {
            next[k] |= spread(reached[k]) & aisle;
            if (k > 0) next[k] |= spread(reached[k - 1] & aisle) & shelf;
            next[k] &= ~seen[k];
            seen[k] |= next[k];
        }
        reached = next;
    }
    cout << -1 << endl;
}
