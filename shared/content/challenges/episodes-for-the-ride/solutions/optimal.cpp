#include <algorithm>
#include <iostream>
#include <vector>

int mostEpisodes(const std::vector<int>& lengths, long long rideSeconds) {
    long long used = 0;
    std::size_t start = 0, best = 0;
    for (std::size_t end = 0; end < lengths.size(); ++end) {
        used += lengths[end];
        while (used > rideSeconds) used -= lengths[start++];
        best = std::max(best, end + 1 - start);
    }
    return static_cast<int>(best);
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> lengths(n);
    for (int& seconds : lengths) std::cin >> seconds;
    long long rideSeconds;
    std::cin >> rideSeconds;
    std::cout << mostEpisodes(lengths, rideSeconds) << "\n";
}
