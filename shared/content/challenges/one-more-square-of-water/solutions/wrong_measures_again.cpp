#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

int pondFrom(const std::vector<std::string>& garden, int startRow, int startColumn, std::vector<int>& seen, int mark) {
    int rows = static_cast<int>(garden.size()), columns = static_cast<int>(garden[0].size());
    std::vector<std::pair<int, int>> found{{startRow, startColumn}};
    seen[startRow * columns + startColumn] = mark;
    for (std::size_t at = 0; at < found.size(); ++at) {
        auto [row, column] = found[at];
        const int steps[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
        for (auto [down, right] : steps) {
            int r = row + down, c = column + right;
            if (r < 0 || c < 0 || r == rows || c == columns || garden[r][c] != 'w' || seen[r * columns + c] == mark) continue;
            seen[r * columns + c] = mark;
            found.emplace_back(r, c);
        }
    }
    return static_cast<int>(found.size());
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int rows = 0;
    std::cin >> rows;
    std::vector<std::string> garden(rows);
    for (std::string& row : garden) std::cin >> row;
    int columns = static_cast<int>(garden[0].size()), best = 0, mark = 0;
    std::vector<int> seen(rows * columns, 0);
    bool isAllWater = true;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            if (garden[row][column] != 'e') continue;
            isAllWater = false;
            best = std::max(best, pondFrom(garden, row, column, seen, ++mark));
        }
    std::cout << (isAllWater ? rows * columns : best) << '\n';
}
