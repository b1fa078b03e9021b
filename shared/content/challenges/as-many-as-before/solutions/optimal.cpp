#include <algorithm>
#include <iostream>
#include <unordered_map>
#include <vector>

int longestStay(const std::vector<int>& changes) {
    std::unordered_map<int, int> first{{0, 0}};
    int inside = 0, longest = 0;
    for (int minute = 1; minute <= static_cast<int>(changes.size()); ++minute) {
        inside += changes[minute - 1];
        longest = std::max(longest, minute - first.try_emplace(inside, minute).first->second);
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
