#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

using Times = std::vector<std::pair<int, int>>;

int minutesTogether(const Times& pianist, const Times& violinist, int least) {
    int total = 0;
    for (std::size_t one = 0, other = 0; one < pianist.size() && other < violinist.size();) {
        int start = std::max(pianist[one].first, violinist[other].first);
        int end = std::min(pianist[one].second, violinist[other].second);
        if (end - start >= least) total += end - start;
        if (pianist[one].second < violinist[other].second) ++one;
        else ++other;
    }
    return total;
}

std::vector<std::pair<int, int>> readTimes() {
    int rows = 0, columns = 0;
    std::cin >> rows >> columns;
    std::vector<std::pair<int, int>> times(rows);
    for (auto& [start, end] : times) std::cin >> start >> end;
    return times;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    auto pianist = readTimes(), violinist = readTimes();
    int least = 0;
    std::cin >> least;
    std::cout << minutesTogether(pianist, violinist, least) << '\n';
}
