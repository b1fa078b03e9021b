#include <iostream>
#include <string>
#include <vector>

int startingBeads(const std::string& bracelet, const std::string& pattern) {
    std::size_t n = bracelet.size(), m = pattern.size(), matched = 0;
    std::vector<std::size_t> fallback(m, 0);
    for (std::size_t at = 1; at < m; ++at) {
        while (matched > 0 && pattern[at] != pattern[matched]) matched = fallback[matched - 1];
        if (pattern[at] == pattern[matched]) ++matched;
        fallback[at] = matched;
    }
    int found = 0;
    matched = 0;
    for (std::size_t at = 0; at < n + m - 1; ++at) {
        char bead = bracelet[at % n];
        if (matched == m) matched = fallback[m - 1];
        while (matched > 0 && bead != pattern[matched]) matched = fallback[matched - 1];
        if (bead == pattern[matched]) ++matched;
        if (matched == m) ++found;
    }
    return found;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::string bracelet, pattern;
    std::cin >> bracelet >> pattern;
    std::cout << startingBeads(bracelet, pattern) << '\n';
}
