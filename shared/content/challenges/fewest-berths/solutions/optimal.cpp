#include <algorithm>
#include <functional>
#include <iostream>
#include <queue>
#include <utility>
#include <vector>

int fewestBerths(std::vector<std::pair<int, int>> stays) {
    std::sort(stays.begin(), stays.end());
    std::priority_queue<int, std::vector<int>, std::greater<int>> departures;
    for (const auto& [arrival, departure] : stays) {
        if (!departures.empty() && departures.top() <= arrival) departures.pop();
        departures.push(departure);
    }
    return static_cast<int>(departures.size());
}

int main() {
    int rows = 0;
    int columns = 0;
    std::cin >> rows >> columns;
    std::vector<std::pair<int, int>> stays(rows);
    for (auto& [arrival, departure] : stays) std::cin >> arrival >> departure;
    std::cout << fewestBerths(stays) << '\n';
}
