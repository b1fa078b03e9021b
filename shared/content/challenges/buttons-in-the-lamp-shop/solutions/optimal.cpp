#include <algorithm>
#include <iostream>
#include <vector>

long long stretchesWithoutEffect(const std::vector<int>& buttons) {
    std::vector<int> states{0};
    for (int button : buttons) states.push_back(states.back() ^ button);
    std::sort(states.begin(), states.end());
    long long stretches = 0, alike = 0;
    for (std::size_t at = 1; at < states.size(); ++at) {
        alike = states[at] == states[at - 1] ? alike + 1 : 0;
        stretches += alike;
    }
    return stretches;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> buttons(n);
    for (int& button : buttons) std::cin >> button;
    std::cout << stretchesWithoutEffect(buttons) << "\n";
}
