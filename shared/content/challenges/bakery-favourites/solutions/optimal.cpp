#include <algorithm>
#include <iostream>
#include <string>
#include <unordered_map>
#include <vector>

struct Kind {
    int count = 0;
    int latest = 0;
    std::string name;
};

std::vector<std::string> favourites(const std::vector<std::string>& sales, int places) {
    std::unordered_map<std::string, std::size_t> known;
    std::vector<Kind> kinds;
    for (std::size_t moment = 0; moment < sales.size(); ++moment) {
        auto [place, isNew] = known.try_emplace(sales[moment], kinds.size());
        if (isNew) kinds.push_back({0, 0, sales[moment]});
        Kind& kind = kinds[place->second];
        ++kind.count;
        kind.latest = static_cast<int>(moment);
    }
    std::sort(kinds.begin(), kinds.end(), [](const Kind& one, const Kind& other) {
        return one.count != other.count ? one.count > other.count : one.latest < other.latest;
    });
    std::vector<std::string> listed;
    for (const Kind& kind : kinds) {
        if (static_cast<int>(listed.size()) == places) break;
        listed.push_back(kind.name);
    }
    return listed;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, places;
    std::cin >> n;
    std::vector<std::string> sales(n);
    for (auto& name : sales) std::cin >> name;
    std::cin >> places;
    for (const auto& name : favourites(sales, places)) std::cout << name << "\n";
}
