#include <algorithm>
#include <iostream>
#include <vector>

std::vector<int> stamps;

int most(std::size_t from, int postage) {
    if (postage == 0) return 0;
    if (from == stamps.size() || postage < 0) return -1;
    int without = most(from + 1, postage);
    int rest = most(from + 1, postage - stamps[from]);
    return rest < 0 ? without : std::max(without, rest + 1);
}

int main() {
    int n, postage;
    std::cin >> n;
    stamps.resize(n);
    for (int& value : stamps) std::cin >> value;
    std::cin >> postage;
    std::cout << most(0, postage) << "\n";
}
