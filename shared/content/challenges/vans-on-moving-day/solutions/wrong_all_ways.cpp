#include <algorithm>
#include <iostream>
#include <vector>

std::vector<int> boxes, loads;

int place(std::size_t at) {
    if (at == boxes.size()) return *std::max_element(loads.begin(), loads.end());
    int best = 2'000'000'000;
    for (int& load : loads) {
        load += boxes[at];
        best = std::min(best, place(at + 1));
        load -= boxes[at];
    }
    return best;
}

int main() {
    int n = 0, vans = 0;
    std::cin >> n;
    boxes.resize(n);
    for (int& box : boxes) std::cin >> box;
    std::cin >> vans;
    loads.resize(vans);
    std::cout << place(0) << '\n';
}
