#include <algorithm>
#include <iostream>
#include <vector>

int longestStay(const std::vector<int>& changes) {
    int n = static_cast<int>(changes.size()), longest = 0;
    for (int start = 0; start < n; ++start) {
        int total = 0;
        for (int end = start; end < n; ++end) {
            total += changes[end];
            if (total == 0) longest = std::max(longest, end - start + 1);
        }
    }
    return longest;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n = 0;
    std::cin >> n;
    std::vector<int> changes(n);
    for (int& change : changes) std::cin >> change;
    std::cout << longestStay(changes) << '\n';
}
