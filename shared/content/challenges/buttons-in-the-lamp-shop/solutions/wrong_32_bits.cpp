#include <iostream>
#include <unordered_map>

int main() {
    int n, state = 0;
    unsigned stretches = 0;
    std::cin >> n;
    std::unordered_map<int, unsigned> seen{{0, 1}};
    for (int at = 0; at < n; ++at) {
        int button;
        std::cin >> button;
        state ^= button;
        stretches += seen[state]++;
    }
    std::cout << stretches << "\n";
}
