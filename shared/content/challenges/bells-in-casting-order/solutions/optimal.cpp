#include <algorithm>
#include <iostream>
#include <vector>

int longestPeal(const std::vector<int>& pitches, int step) {
    std::vector<int> lowest;
    for (int pitch : pitches) {
        auto place = std::upper_bound(lowest.begin(), lowest.end(), pitch - step);
        if (place == lowest.end())
            lowest.push_back(pitch);
        else
            *place = std::min(*place, pitch);
    }
    return static_cast<int>(lowest.size());
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, step;
    std::cin >> n;
    std::vector<int> pitches(n);
    for (int& pitch : pitches) std::cin >> pitch;
    std::cin >> step;
    std::cout << longestPeal(pitches, step) << "\n";
}
