#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int largestPoster(std::vector<int> planks, int maxWidth) {
    int largest = 0;
    std::vector<std::pair<int, int>> rising;
    planks.push_back(-1);
    for (int position = 0; position < static_cast<int>(planks.size()); ++position) {
        int first = position;
        while (!rising.empty() && rising.back().second >= planks[position]) {
            const int lowest = rising.back().second;
            first = rising.back().first;
            rising.pop_back();
            largest = std::max(largest, lowest * std::min(position - first, maxWidth));
        }
        rising.emplace_back(first, planks[position]);
    }
    return largest;
}

int main() {
    int count = 0;
    std::cin >> count;
    std::vector<int> planks(count);
    for (int& plank : planks) std::cin >> plank;
    int maxWidth = 0;
    std::cin >> maxWidth;
    std::cout << largestPoster(planks, maxWidth) << '\n';
}
