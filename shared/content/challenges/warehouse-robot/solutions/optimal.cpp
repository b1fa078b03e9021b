#include <array>
#include <iostream>
#include <queue>
#include <utility>
#include <vector>

struct Place {
    int row;
    int column;
    int used;
    int seconds;
};

int fewestSeconds(const std::vector<std::vector<int>>& floor, int shelves) {
    const int rows = static_cast<int>(floor.size());
    const int columns = static_cast<int>(floor[0].size());
    std::vector<char> seen(static_cast<std::size_t>(rows) * columns * (shelves + 1));
    const auto firstVisit = [&](int row, int column, int used) {
        char& mark = seen[(static_cast<std::size_t>(row) * columns + column) * (shelves + 1) + used];
        return std::exchange(mark, 1) == 0;
    };
    const std::array<std::pair<int, int>, 4> steps{{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}};
    std::queue<Place> waiting;
    waiting.push({0, 0, 0, 0});
    firstVisit(0, 0, 0);
    while (!waiting.empty()) {
        const Place here = waiting.front();
        waiting.pop();
        if (here.row == rows - 1 && here.column == columns - 1) return here.seconds;
        for (const auto& [down, right] : steps) {
            const int row = here.row + down;
            const int column = here.column + right;
            if (row < 0 || row >= rows || column < 0 || column >= columns) continue;
            if (floor[row][column] == 1 && floor[here.row][here.column] == 1) continue;
            const int used = here.used + floor[row][column];
            if (used <= shelves && firstVisit(row, column, used)) waiting.push({row, column, used, here.seconds + 1});
        }
    }
    return -1;
}

int main() {
    int rows = 0;
    int columns = 0;
    std::cin >> rows >> columns;
    std::vector<std::vector<int>> floor(rows, std::vector<int>(columns));
    for (auto& row : floor)
        for (int& square : row) std::cin >> square;
    int shelves = 0;
    std::cin >> shelves;
    std::cout << fewestSeconds(floor, shelves) << '\n';
}
