#include <algorithm>
#include <iostream>
#include <vector>

std::vector<std::vector<long long>> tower;

long long fromHere(int row, int column) {
    if (row < 0) return 0;
    int columns = static_cast<int>(tower[0].size());
    long long left = fromHere(row - 1, (column + columns - 1) % columns);
    long long right = fromHere(row - 1, (column + 1) % columns);
    return tower[row][column] + std::min({left, fromHere(row - 1, column), right});
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int rows, columns;
    std::cin >> rows >> columns;
    tower.assign(rows, std::vector<long long>(columns));
    for (auto& row : tower)
        for (auto& days : row) std::cin >> days;
    long long best = fromHere(rows - 1, 0);
    for (int column = 1; column < columns; ++column) best = std::min(best, fromHere(rows - 1, column));
    std::cout << best << "\n";
}
