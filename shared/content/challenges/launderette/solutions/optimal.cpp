#include <functional>
#include <iostream>
#include <queue>
#include <vector>

using Busy = std::pair<long long, int>;

std::vector<int> loadsOfMachines(int machines, int patience, const std::vector<std::pair<int, int>>& customers) {
    std::priority_queue<int, std::vector<int>, std::greater<>> free;
    std::priority_queue<Busy, std::vector<Busy>, std::greater<>> busy;
    for (int machine = 0; machine < machines; ++machine) free.push(machine);
    std::vector<int> loads(machines, 0);
    for (const auto& [arrival, minutes] : customers) {
        while (!busy.empty() && busy.top().first <= arrival) {
            free.push(busy.top().second);
            busy.pop();
        }
        long long start = arrival;
        int machine;
        if (!free.empty()) {
            machine = free.top();
            free.pop();
        } else {
            if (busy.top().first - arrival > patience) continue;
            start = busy.top().first;
            machine = busy.top().second;
            busy.pop();
        }
        ++loads[machine];
        busy.push({start + minutes, machine});
    }
    return loads;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int machines, patience, n, columns;
    std::cin >> machines >> patience >> n >> columns;
    std::vector<std::pair<int, int>> customers(n);
    for (auto& [arrival, minutes] : customers) std::cin >> arrival >> minutes;
    const char* between = "";
    for (int loads : loadsOfMachines(machines, patience, customers)) {
        std::cout << between << loads;
        between = " ";
    }
    std::cout << "\n";
}
