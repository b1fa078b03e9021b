#include <algorithm>
#include <cstdio>
#include <vector>

int metresClimbed(const std::vector<int>& heights, const std::vector<std::pair<int, int>>& walks) {
    int huts = heights.size();
    std::vector<int> up(2 * huts + 1), down(2 * huts + 1);
    for (int hut = 0; hut < 2 * huts; hut++) {
        int rise = heights[(hut + 1) % huts] - heights[hut % huts];
        up[hut + 1] = up[hut] + std::max(rise, 0);
        down[hut + 1] = down[hut] + std::max(-rise, 0);
    }
    int metres = 0;
    for (auto [start, goal] : walks) {
        int onward = start + (goal - start + huts) % huts;
        int back = goal + (start - goal + huts) % huts;
        metres += std::min(up[onward] - up[start], down[back] - down[goal]);
    }
    return metres;
}

int main() {
    int huts, walksCount, two;
    if (std::scanf("%d", &huts) != 1) return 1;
    std::vector<int> heights(huts);
    for (int& height : heights)
        if (std::scanf("%d", &height) != 1) return 1;
    if (std::scanf("%d %d", &walksCount, &two) != 2) return 1;
    std::vector<std::pair<int, int>> walks(walksCount);
    for (auto& [start, goal] : walks)
        if (std::scanf("%d %d", &start, &goal) != 2) return 1;
    std::printf("%d\n", metresClimbed(heights, walks));
}
