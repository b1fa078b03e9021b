#include <algorithm>
#include <iostream>
#include <vector>

int longestCalmStretch(const std::vector<int>& readings, int limit, int allowed) {
    int longest = 0;
    int start = 0;
    int gusts = 0;
    for (int end = 0; end < static_cast<int>(readings.size()); ++end) {
        if (readings[end] > limit) ++gusts;
        while (gusts > allowed) {
            if (readings[start] > limit) --gusts;
            ++start;
        }
        longest = std::max(longest, end - start + 1);
    }
    return longest;
}

int main() {
    int count = 0;
    std::cin >> count;
    std::vector<int> readings(count);
    for (int& reading : readings) std::cin >> reading;
    int limit = 0;
    int allowed = 0;
    std::cin >> limit >> allowed;
    std::cout << longestCalmStretch(readings, limit, allowed) << '\n';
}
