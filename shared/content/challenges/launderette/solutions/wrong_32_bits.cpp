#include <functional>
#include <iostream>
#include <queue>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int machines, patience, n, columns;
    std::cin >> machines >> patience >> n >> columns;
    using Busy = std::pair<int, int>;
    std::priority_queue<int, std::vector<int>, std::greater<>> free;
    std::priority_queue<Busy, std::vector<Busy>, std::greater<>> busy;
    for (int machine = 0; machine < machines; ++machine) free.push(machine);
    std::vector<int> loads(machines, 0);
    for (int at = 0; at < n; ++at) {
        int arrival, minutes;
        std::cin >> arrival >> minutes;
        while (!busy.empty() && busy.top().first <= arrival) {
            free.push(busy.top().second);
            busy.pop();
        }
        int start = arrival, machine;
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
        busy.push({static_cast<int>(static_cast<unsigned>(start) + static_cast<unsigned>(minutes)), machine});
    }
    for (int machine = 0; machine < machines; ++machine) std::cout << (machine ? " " : "") << loads[machine];
    std::cout << "\n";
}
