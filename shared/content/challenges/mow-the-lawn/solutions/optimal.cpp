#include <iostream>
#include <vector>

std::vector<std::vector<int>> plan;

int waysFrom(int row, int column, int left) {
    int rows = static_cast<int>(plan.size()), columns = static_cast<int>(plan[0].size());
    if (row == rows - 1 && column == columns - 1) return left == 0;
    plan[row][column] = 1;
    int ways = 0;
    const int steps[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
    for (const auto& [down, right] : steps) {
        int y = row + down, x = column + right;
        if (y >= 0 && y < rows && x >= 0 && x < columns && plan[y][x] == 0) ways += waysFrom(y, x, left - 1);
    }
    plan[row][column] = 0;
    return ways;
}

int main() {
    int rows, columns, grass = 0;
    std::cin >> rows >> columns;
    plan.assign(rows, std::vector<int>(columns));
    for (auto& row : plan)
        for (int& square : row) {
            std::cin >> square;
            grass += square == 0;
        }
    std::cout << waysFrom(0, 0, grass - 1) << "\n";
}
