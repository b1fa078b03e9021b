#include <algorithm>
#include <iostream>
#include <vector>

int mostStamps(const std::vector<int>& stamps, int postage) {
    const int unreachable = -1000;
    std::vector<int> most(postage + 1, unreachable);
    most[0] = 0;
    for (int value : stamps)
        for (int total = postage; total >= value; --total) most[total] = std::max(most[total], most[total - value] + 1);
    return std::max(most[postage], -1);
}

int main() {
    int n, postage;
    std::cin >> n;
    std::vector<int> stamps(n);
    for (int& value : stamps) std::cin >> value;
    std::cin >> postage;
    std::cout << mostStamps(stamps, postage) << "\n";
}
