#include <iostream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<std::string> names(n);
    for (auto& name : names) std::cin >> name;
    for (int jar = 0; jar < n; ++jar) {
        std::size_t longest = 0;
        for (int other = 0; other < n; ++other) {
            if (other == jar) continue;
            std::size_t length = 0;
            while (length < names[jar].size() && length < names[other].size() && names[jar][length] == names[other][length])
                ++length;
            longest = std::max(longest, length);
        }
        std::cout << names[jar].substr(0, longest + 1) << "\n";
    }
}
