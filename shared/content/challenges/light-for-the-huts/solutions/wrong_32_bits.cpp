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

int main() {
    int n, m, columns;
    std::cin >> n;
    std::vector<std::array<int, 3>> all(n);
    for (int hut = 0; hut < n; ++hut) {
        std::cin >> all[hut][0];
        all[hut][1] = hut;
        all[hut][2] = n;
    }
    std::cin >> m >> columns;
    for (int at = 0; at < m; ++at) {
        int a, b, cost;
        std::cin >> a >> b >> cost;
        all.push_back({cost, a, b});
    }
    leader.resize(n + 1);
    std::iota(leader.begin(), leader.end(), 0);
    std::sort(all.begin(), all.end());
    unsigned total = 0;
    for (const auto& [cost, one, other] : all) {
        int a = find(one), b = find(other);
        if (a == b) continue;
        leader[a] = b;
        total += cost;
    }
    std::cout << total << "\n";
}
