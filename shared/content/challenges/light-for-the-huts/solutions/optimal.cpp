#include <algorithm>
#include <array>
#include <iostream>
#include <numeric>
#include <vector>

std::vector<int> leader;

int find(int hut) {
    while (leader[hut] != hut) hut = leader[hut] = leader[leader[hut]];
    return hut;
}

long long leastCost(const std::vector<int>& panels, std::vector<std::array<int, 3>> cables) {
    int sun = static_cast<int>(panels.size());
    leader.resize(sun + 1);
    std::iota(leader.begin(), leader.end(), 0);
    for (int hut = 0; hut < sun; ++hut) cables.push_back({panels[hut], hut, sun});
    std::sort(cables.begin(), cables.end());
    long long total = 0;
    for (const auto& [cost, one, other] : cables) {
        int a = find(one), b = find(other);
        if (a == b) continue;
        leader[a] = b;
        total += cost;
    }
    return total;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m, columns;
    std::cin >> n;
    std::vector<int> panels(n);
    for (int& cost : panels) std::cin >> cost;
    std::cin >> m >> columns;
    std::vector<std::array<int, 3>> cables(m);
    for (auto& [cost, one, other] : cables) std::cin >> one >> other >> cost;
    std::cout << leastCost(panels, cables) << "\n";
}
