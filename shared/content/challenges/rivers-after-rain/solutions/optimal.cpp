#include <algorithm>
#include <cstdio>
#include <vector>

long long waterLost(const std::vector<std::vector<int>>& stations) {
    int n = stations.size();
    std::vector<int> feeders(n);
    for (const auto& station : stations)
        if (station[0] >= 0) feeders[station[0]]++;
    std::vector<long long> arrived(n);
    for (int i = 0; i < n; i++) arrived[i] = stations[i][1];
    long long lost = 0;
    for (int source = 0; source < n; source++) {
        // Follow the water from every source until it meets a station that still waits for another feeder.
        int at = source;
        while (at >= 0 && feeders[at] == 0) {
            feeders[at] = -1;
            long long passedOn = std::min<long long>(arrived[at], stations[at][2]);
            lost += arrived[at] - passedOn;
            int downstream = stations[at][0];
            if (downstream >= 0) {
                arrived[downstream] += passedOn;
                feeders[downstream]--;
            }
            at = downstream;
        }
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
    std::printf("%lld\n", waterLost(stations));
}
