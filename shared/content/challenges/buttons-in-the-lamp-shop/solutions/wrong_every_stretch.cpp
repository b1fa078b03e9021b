#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> buttons(n);
    for (int& button : buttons) std::cin >> button;
    long long stretches = 0;
    for (int first = 0; first < n; ++first) {
        int switched = 0;
        for (int last = first; last < n; ++last) {
            switched ^= buttons[last];
            stretches += switched == 0;
        }
    }
    std::cout << stretches << "\n";
}
