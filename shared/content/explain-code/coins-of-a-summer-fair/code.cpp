#include <cstdint>
#include <iostream>
#include <map>
#include <string>

int main() {
    std::map<std::string, std::uint64_t> purses;
    std::string from, to;
    std::uint64_t amount;
    while (std::cin >> from >> to >> amount) {
        if (from == "bank") {
            purses[to] += amount;
            continue;
        }
        if (purses[from] - amount >= 0) {
            purses[from] -= amount;
            purses[to] += amount;
        } else {
            std::cout << "refused " << from << ' ' << amount << '\n';
        }
    }
    for (const auto& [name, coins] : purses) std::cout << name << ' ' << coins << '\n';
}
