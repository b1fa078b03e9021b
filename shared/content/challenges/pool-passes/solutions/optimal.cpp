#include <algorithm>
#include <iostream>
#include <limits>
#include <utility>
#include <vector>

long long cheapestSeason(const std::vector<int>& days, const std::vector<std::pair<int, int>>& passes) {
    const int visits = static_cast<int>(days.size());
    std::vector<long long> cost(visits + 1, 0);
    for (int visit = visits - 1; visit >= 0; --visit) {
        cost[visit] = std::numeric_limits<long long>::max();
        for (const auto& [length, price] : passes) {
            const auto next = std::lower_bound(days.begin() + visit, days.end(), days[visit] + length);
            cost[visit] = std::min(cost[visit], price + cost[next - days.begin()]);
        }
    }
    return cost[0];
}

int main() {
    int count = 0;
    std::cin >> count;
    std::vector<int> days(count);
    for (int& day : days) std::cin >> day;
    int kinds = 0;
    int columns = 0;
    std::cin >> kinds >> columns;
    std::vector<std::pair<int, int>> passes(kinds);
    for (auto& [length, price] : passes) std::cin >> length >> price;
    std::cout << cheapestSeason(days, passes) << '\n';
}
