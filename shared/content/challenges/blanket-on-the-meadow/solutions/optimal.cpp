#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

std::vector<int> spread(const std::vector<std::string>& meadow) {
    int largest = 0, places = 0;
    std::vector<int> above(meadow[0].size() + 1, 0), current = above;
    for (const std::string& row : meadow) {
        for (std::size_t column = 1; column <= row.size(); ++column) {
            int side = row[column - 1] == 'm' ? 0 : 1 + std::min({above[column - 1], above[column], current[column - 1]});
            current[column] = side;
            if (side > largest) {
                largest = side;
                places = 0;
            }
            if (side > 0 && side == largest) ++places;
        }
        std::swap(above, current);
    }
    return {largest, places};
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int rows = 0;
    std::cin >> rows;
    std::vector<std::string> meadow(rows);
    for (std::string& row : meadow) std::cin >> row;
    auto result = spread(meadow);
    std::cout << result[0] << ' ' << result[1] << '\n';
}
