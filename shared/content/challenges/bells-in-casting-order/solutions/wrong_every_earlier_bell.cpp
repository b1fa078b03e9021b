#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, step;
    std::cin >> n;
    std::vector<int> pitches(n), longest(n, 1);
    for (int& pitch : pitches) std::cin >> pitch;
    std::cin >> step;
    int best = 0;
    for (int at = 0; at < n; ++at) {
        for (int earlier = 0; earlier < at; ++earlier)
            if (pitches[at] - pitches[earlier] >= step) longest[at] = std::max(longest[at], longest[earlier] + 1);
        best = std::max(best, longest[at]);
    }
    std::cout << best << "\n";
}
