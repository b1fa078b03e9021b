#include <iostream>
#include <list>
#include <string>
#include <unordered_map>

class Workbench {
    std::size_t places;
    std::list<int> by_use;
    std::unordered_map<int, std::list<int>::iterator> there;

public:
    explicit Workbench(int places) : places(static_cast<std::size_t>(places)) {}

    int use(int tool) {
        int sentBack = -1;
        if (!putAway(tool) && there.size() == places) {
            sentBack = longestUnused();
            putAway(sentBack);
        }
        there[tool] = by_use.insert(by_use.end(), tool);
        return sentBack;
    }

    int longestUnused() const { return by_use.empty() ? -1 : by_use.front(); }

    bool putAway(int tool) {
        auto found = there.find(tool);
        if (found == there.end()) return false;
        by_use.erase(found->second);
        there.erase(found);
        return true;
    }
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int places = 0, calls = 0;
    std::cin >> places >> calls;
    Workbench bench(places);
    for (std::string call; std::cin >> call;) {
        int tool = 0;
        if (call != "longestUnused") std::cin >> tool;
        if (call == "use") std::cout << bench.use(tool) << '\n';
        else if (call == "putAway") std::cout << (bench.putAway(tool) ? "true" : "false") << '\n';
        else std::cout << bench.longestUnused() << '\n';
    }
}
