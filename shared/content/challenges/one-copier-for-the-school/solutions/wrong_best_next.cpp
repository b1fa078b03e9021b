#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

using Jobs = std::vector<std::pair<int, int>>;

long long leastWaiting(Jobs jobs) {
    long long now = 0, waiting = 0;
    for (std::size_t at = 0; at < jobs.size(); ++at) {
        std::size_t best = at;
        for (std::size_t other = at + 1; other < jobs.size(); ++other)
            if (jobs[other].first * jobs[best].second < jobs[best].first * jobs[other].second) best = other;
        std::swap(jobs[at], jobs[best]);
        now += jobs[at].first;
        waiting += now * jobs[at].second;
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
