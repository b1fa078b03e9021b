#include <iostream>
#include <string>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::string bracelet, pattern;
    std::cin >> bracelet >> pattern;
    std::size_t n = bracelet.size(), m = pattern.size();
    int found = 0;
    for (std::size_t start = 0; start < n; ++start) {
        std::size_t at = 0, bead = start;
        while (at < m && bracelet[bead] == pattern[at]) {
            ++at;
            if (++bead == n) bead = 0;
        }
        if (at == m) ++found;
    }
    std::cout << found << '\n';
}
