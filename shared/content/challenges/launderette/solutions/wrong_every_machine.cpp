#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    long long machines, patience, n, columns;
    std::cin >> machines >> patience >> n >> columns;
    std::vector<long long> ends(machines, 0);
    std::vector<int> loads(machines, 0);
    for (int at = 0; at < n; ++at) {
        long long arrival, minutes;
        std::cin >> arrival >> minutes;
        std::size_t best = 0;
        for (std::size_t machine = 1; machine < ends.size(); ++machine)
            if (std::max(arrival, ends[machine]) < std::max(arrival, ends[best])) best = machine;
        long long start = std::max(arrival, ends[best]);
        if (start - arrival > patience) continue;
        ++loads[best];
        ends[best] = start + minutes;
    }
    for (std::size_t machine = 0; machine < ends.size(); ++machine) std::cout << (machine ? " " : "") << loads[machine];
    std::cout << "\n";
}
