#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n, columns;
    std::cin >> n >> columns;
    std::vector<int> caller(n), minutes(n), order;
    std::vector<std::vector<int>> called(n);
    for (int person = 0; person < n; ++person) {
        std::cin >> caller[person] >> minutes[person];
        if (caller[person] < 0)
            order.push_back(person);
        else
            called[caller[person]].push_back(person);
    }

    for (std::size_t at = 0; at < order.size(); ++at)
        for (int other : called[order[at]]) order.push_back(other);
    std::vector<unsigned> needs(n, 0);
    unsigned latest = 0;
    for (int at = n - 1; at >= 0; --at) {
        int person = order[at];
        auto& list = called[person];
        std::sort(list.begin(), list.end(), [&](int one, int other) { return needs[one] > needs[other]; });
        unsigned clock = 0;
        for (int other : list) {
            clock += minutes[other];
            needs[person] = std::max(needs[person], clock + needs[other]);
        }
        if (caller[person] < 0) latest = std::max(latest, minutes[person] + needs[person]);
    }
    std::cout << latest << "\n";
}
