#include <algorithm>
#include <cstdio>
#include <vector>

int waterLost(const std::vector<std::vector<int>>& stations) {
    int n = stations.size();
    std::vector<int> feeders(n), arrived(n), complete;
    for (const auto& station : stations)
        if (station[0] >= 0) feeders[station[0]]++;
    for (int i = 0; i < n; i++) {
        arrived[i] = stations[i][1];
        if (feeders[i] == 0) complete.push_back(i);
    }
    int lost = 0;
    for (size_t i = 0; i < complete.size(); i++) {
        int at = complete[i], downstream = stations[at][0];
        int passedOn = std::min(arrived[at], stations[at][2]);
        lost += arrived[at] - passedOn;
        if (downstream < 0) continue;
        arrived[downstream] += passedOn;
        if (--feeders[downstream] == 0) complete.push_back(downstream);
    }
    return lost;
}

int main() {
    int rows, columns;
    if (std::scanf("%d %d", &rows, &columns) != 2) return 1;
    std::vector<std::vector<int>> stations(rows, std::vector<int>(columns));
    for (auto& station : stations)
        for (int& number : station)
            if (std::scanf("%d", &number) != 1) return 1;
    std::printf("%d\n", waterLost(stations));
}
