#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

int largestPond(const std::vector<std::string>& garden) {
    int rows = static_cast<int>(garden.size()), columns = static_cast<int>(garden[0].size());
    std::vector<std::vector<int>> pondOf(rows, std::vector<int>(columns, -1));
    std::vector<int> sizes;
    const int steps[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
    auto isWater = [&](int r, int c) { return r >= 0 && c >= 0 && r < rows && c < columns && garden[r][c] == 'w'; };
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            if (garden[row][column] != 'w' || pondOf[row][column] != -1) continue;
            int pond = static_cast<int>(sizes.size());
            std::vector<std::pair<int, int>> found{{row, column}};
            pondOf[row][column] = pond;
            for (std::size_t at = 0; at < found.size(); ++at) {
                auto [fromRow, fromColumn] = found[at];
                for (auto [down, right] : steps) {
                    int r = fromRow + down, c = fromColumn + right;
                    if (!isWater(r, c) || pondOf[r][c] != -1) continue;
                    pondOf[r][c] = pond;
                    found.emplace_back(r, c);
                }
            }
            sizes.push_back(static_cast<int>(found.size()));
        }
    int best = sizes.empty() ? 0 : *std::max_element(sizes.begin(), sizes.end());
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            if (garden[row][column] != 'e') continue;
            std::vector<int> joined;
            int size = 1;
            for (auto [down, right] : steps) {
                int r = row + down, c = column + right;
                if (!isWater(r, c) || std::count(joined.begin(), joined.end(), pondOf[r][c]) > 0) continue;
                joined.push_back(pondOf[r][c]);
                size += sizes[pondOf[r][c]];
            }
            best = std::max(best, size);
        }
    return best;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int rows = 0;
    std::cin >> rows;
    std::vector<std::string> garden(rows);
    for (std::string& row : garden) std::cin >> row;
    std::cout << largestPond(garden) << '\n';
}
