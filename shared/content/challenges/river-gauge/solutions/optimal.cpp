#include <algorithm>
#include <iostream>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>

class RiverGauge {
    std::unordered_map<int, int> levelAt;
    std::set<std::pair<int, int>> levels;
    int last = 0;

public:
    void report(int minute, int level) {
        auto found = levelAt.find(minute);
        if (found != levelAt.end()) levels.erase({found->second, minute});
        levelAt[minute] = level;
        levels.emplace(level, minute);
        last = std::max(last, minute);
    }

    int latest() const { return levels.empty() ? -1 : levelAt.at(last); }
    int highest() const { return levels.empty() ? -1 : levels.rbegin()->first; }
    int lowest() const { return levels.empty() ? -1 : levels.begin()->first; }
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int calls = 0;
    std::cin >> calls;
    RiverGauge gauge;
    for (std::string call; std::cin >> call;) {
        if (call == "report") {
            int minute = 0, level = 0;
            std::cin >> minute >> level;
            gauge.report(minute, level);
        } else {
            std::cout << (call == "latest" ? gauge.latest() : call == "highest" ? gauge.highest() : gauge.lowest()) << '\n';
        }
    }
}
