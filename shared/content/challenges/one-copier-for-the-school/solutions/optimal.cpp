#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

using Jobs = std::vector<std::pair<int, int>>;

long long leastWaiting(Jobs jobs) {
    std::sort(jobs.begin(), jobs.end(), [](const auto& one, const auto& other) {
        return one.first * other.second < other.first * one.second;
    });
    long long now = 0, waiting = 0;
    for (const auto& [minutes, people] : jobs) {
        now += minutes;
        waiting += now * people;
    }
    return waiting;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n = 0, columns = 0;
    std::cin >> n >> columns;
    Jobs jobs(n);
    for (auto& [minutes, people] : jobs) std::cin >> minutes >> people;
    std::cout << leastWaiting(jobs) << '\n';
}
