#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<int> lengths(n);
    for (int& seconds : lengths) std::cin >> seconds;
    long long ride;
    std::cin >> ride;
    unsigned sum = 0;
    int start = 0, best = 0;
    for (int end = 0; end < n; ++end) {
        sum += lengths[end];
        while (sum > ride && start <= end) sum -= lengths[start++];
        best = std::max(best, end - start + 1);
    }
    std::cout << best << "\n";
}
