#include <algorithm>
#include <functional>
#include <iostream>
#include <numeric>
#include <vector>

class Loader {
    std::vector<int> boxes, loads;
    int best, floor;

    void place(std::size_t at) {
        if (at == boxes.size()) {
            best = *std::max_element(loads.begin(), loads.end());
            return;
        }
        for (std::size_t van = 0; van < loads.size() && best > floor; ++van) {
            bool isTried = std::count(loads.begin(), loads.begin() + van, loads[van]) > 0;
            if (isTried || loads[van] + boxes[at] >= best) continue;
            loads[van] += boxes[at];
            place(at + 1);
            loads[van] -= boxes[at];
        }
    }

public:
    Loader(std::vector<int> weights, int vans) : boxes(std::move(weights)), loads(vans, 0) {
        std::sort(boxes.begin(), boxes.end(), std::greater<>());
        best = std::accumulate(boxes.begin(), boxes.end(), 0);
        floor = std::max(boxes[0], (best + vans - 1) / vans);
    }

    int lightest() {
        place(0);
        return best;
    }
};

int main() {
    int n = 0, vans = 0;
    std::cin >> n;
    std::vector<int> boxes(n);
    for (int& box : boxes) std::cin >> box;
    std::cin >> vans;
    std::cout << Loader(boxes, vans).lightest() << '\n';
}
