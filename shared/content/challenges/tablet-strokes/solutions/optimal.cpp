#include <iostream>
#include <vector>

std::vector<int> strokesLeft(const std::vector<int>& actions) {
    std::vector<int> picture;
    std::vector<int> undone;
    for (int action : actions) {
        if (action > 0) {
            picture.push_back(action);
            undone.clear();
        } else if (action == 0) {
            if (picture.empty()) continue;
            undone.push_back(picture.back());
            picture.pop_back();
        } else if (!undone.empty()) {
            picture.push_back(undone.back());
            undone.pop_back();
        }
    }
    return picture;
}

int main() {
    int count = 0;
    std::cin >> count;
    std::vector<int> actions(count);
    for (int& action : actions) std::cin >> action;
    bool first = true;
    for (int colour : strokesLeft(actions)) {
        if (!first) std::cout << ' ';
        std::cout << colour;
        first = false;
    }
    std::cout << '\n';
}
