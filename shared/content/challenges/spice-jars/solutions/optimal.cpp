#include <array>
#include <iostream>
#include <string>
#include <vector>

struct Node {
    std::array<int, 26> next{};
    int passed = 0;
};

std::vector<std::string> shortLabels(const std::vector<std::string>& names) {
    std::vector<Node> nodes(1);
    for (const auto& name : names) {
        int node = 0;
        for (char letter : name) {
            if (nodes[node].next[letter - 'a'] == 0) {
                nodes[node].next[letter - 'a'] = static_cast<int>(nodes.size());
                nodes.emplace_back();
            }
            node = nodes[node].next[letter - 'a'];
            ++nodes[node].passed;
        }
    }
    std::vector<std::string> labels;
    for (const auto& name : names) {
        int node = 0;
        std::size_t length = 0;
        while (length < name.size() && (length == 0 || nodes[node].passed > 1)) node = nodes[node].next[name[length++] - 'a'];
        labels.push_back(name.substr(0, length));
    }
    return labels;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<std::string> names(n);
    for (auto& name : names) std::cin >> name;
    for (const auto& label : shortLabels(names)) std::cout << label << "\n";
}
