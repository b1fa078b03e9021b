#include <algorithm>
#include <iostream>
#include <vector>

long long fewestDays(const std::vector<std::vector<int>>& tower) {
    std::size_t columns = tower[0].size();
    std::vector<long long> best(columns, 0), next(columns);
    for (std::size_t row = tower.size(); row-- > 0;) {
        for (std::size_t column = 0; column < columns; ++column) {
            long long left = best[(column + columns - 1) % columns], right = best[(column + 1) % columns];
            next[column] = tower[row][column] + std::min({left, best[column], right});
        }
        best.swap(next);
    }
    return *std::min_element(best.begin(), best.end());
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int rows, columns;
    std::cin >> rows >> columns;
    std::vector<std::vector<int>> tower(rows, std::vector<int>(columns));
    for (auto& row : tower)
        for (int& days : row) std::cin >> days;
    std::cout << fewestDays(tower) << "\n";
}
