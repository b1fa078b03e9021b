#include <iostream>
#include <string>
#include <vector>

bool fits(const std::vector<std::string>& meadow, std::size_t top, std::size_t left, std::size_t side) {
    if (top + side > meadow.size() || left + side > meadow[0].size()) return false;
    for (std::size_t row = top; row < top + side; ++row)
        for (std::size_t column = left; column < left + side; ++column)
            if (meadow[row][column] == 'm') return false;
    return true;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int rows = 0;
    std::cin >> rows;
    std::vector<std::string> meadow(rows);
    for (std::string& row : meadow) std::cin >> row;
    std::size_t largest = 0;
    int places = 0;
    for (std::size_t top = 0; top < meadow.size(); ++top)
        for (std::size_t left = 0; left < meadow[0].size(); ++left) {
            std::size_t side = 0;
            while (fits(meadow, top, left, side + 1)) ++side;
            if (side > largest) {
                largest = side;
                places = 0;
            }
            if (side > 0 && side == largest) ++places;
        }
    std::cout << largest << ' ' << places << '\n';
}
