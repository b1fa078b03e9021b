#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int rows, columns;
    std::cin >> rows >> columns;
    std::vector<std::vector<unsigned>> tower(rows, std::vector<unsigned>(columns));
    for (auto& row : tower)
        for (auto& days : row) std::cin >> days;
    std::vector<unsigned> best(columns, 0), next(columns);
    for (int row = rows - 1; row >= 0; --row) {
        for (int column = 0; column < columns; ++column) {
            unsigned left = best[(column + columns - 1) % columns], right = best[(column + 1) % columns];
            next[column] = tower[row][column] + std::min({left, best[column], right});
        }
        best.swap(next);
    }
    std::cout << *std::min_element(best.begin(), best.end()) << "\n";
}
