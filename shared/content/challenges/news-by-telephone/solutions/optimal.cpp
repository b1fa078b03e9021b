#include <algorithm>
#include <iostream>
#include <vector>

long long lastToHear(const std::vector<std::pair<int, long long>>& calls) {
    int n = static_cast<int>(calls.size());
    std::vector<std::vector<int>> called(n);
    std::vector<int> order;
    for (int person = 0; person < n; ++person) {
        if (calls[person].first < 0)
            order.push_back(person);
        else
            called[calls[person].first].push_back(person);
    }
    for (std::size_t at = 0; at < order.size(); ++at)
        for (int other : called[order[at]]) order.push_back(other);
    std::vector<long long> needs(n, 0);
    long long latest = 0;
    for (int at = n - 1; at >= 0; --at) {
        int person = order[at];
        auto& list = called[person];
        std::sort(list.begin(), list.end(), [&](int one, int other) { return needs[one] > needs[other]; });
        long long clock = 0;
        for (int other : list) {
            clock += calls[other].second;
            needs[person] = std::max(needs[person], clock + needs[other]);
        }
        if (calls[person].first < 0) latest = std::max(latest, calls[person].second + needs[person]);
    }
    return latest;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, columns;
    std::cin >> n >> columns;
    std::vector<std::pair<int, long long>> calls(n);
    for (auto& [caller, minutes] : calls) std::cin >> caller >> minutes;
    std::cout << lastToHear(calls) << "\n";
}
