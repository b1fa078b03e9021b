#include <iostream>
#include <string>
#include <vector>

using Quilt = std::vector<std::string>;

Quilt turned(const Quilt& quilt) {
    std::size_t rows = quilt.size(), columns = quilt[0].size();
    Quilt result(columns, std::string(rows, ' '));
    for (std::size_t row = 0; row < rows; ++row)
        for (std::size_t column = 0; column < columns; ++column) result[column][rows - 1 - row] = quilt[row][column];
    return result;
}

int quarterTurns(Quilt quilt, const Quilt& picture) {
    for (int turns = 0; turns < 4; ++turns) {
        if (quilt == picture) return turns;
        quilt = turned(quilt);
    }
    return -1;
}

Quilt read() {
    int rows;
    std::cin >> rows;
    Quilt quilt(rows);
    for (auto& row : quilt) std::cin >> row;
    return quilt;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    const Quilt quilt = read(), picture = read();
    std::cout << quarterTurns(quilt, picture) << "\n";
}
