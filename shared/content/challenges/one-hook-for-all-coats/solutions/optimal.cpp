#include <iostream>
#include <string>
#include <utility>
#include <vector>

class CoatHook {
    std::vector<std::pair<int, int>> coats;

public:
    void hang(int weight) { coats.emplace_back(weight, std::max(weight, heaviest())); }

    int take() {
        if (coats.empty()) return -1;
        int weight = coats.back().first;
        coats.pop_back();
        return weight;
    }

    int heaviest() const { return coats.empty() ? -1 : coats.back().second; }
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int calls = 0;
    std::cin >> calls;
    CoatHook hook;
    for (std::string call; std::cin >> call;) {
        if (call == "hang") {
            int weight = 0;
            std::cin >> weight;
            hook.hang(weight);
        } else {
            std::cout << (call == "take" ? hook.take() : hook.heaviest()) << '\n';
        }
    }
}
