#include <iostream>
#include <string>
#include <unordered_map>

class GuestList {
    std::unordered_map<std::string, int> here, beginnings;

    void change(const std::string& name, int by) {
        here[name] += by;
        for (std::size_t length = 1; length <= name.size(); ++length) beginnings[name.substr(0, length)] += by;
    }

public:
    void arrive(const std::string& name) { change(name, 1); }

    bool leave(const std::string& name) {
        auto found = here.find(name);
        if (found == here.end() || found->second == 0) return false;
        change(name, -1);
        return true;
    }

    int starting(const std::string& beginning) const {
        auto found = beginnings.find(beginning);
        return found == beginnings.end() ? 0 : found->second;
    }
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int calls = 0;
    std::cin >> calls;
    GuestList guests;
    for (std::string call, name; std::cin >> call >> name;) {
        if (call == "arrive") guests.arrive(name);
        else if (call == "leave") std::cout << (guests.leave(name) ? "true" : "false") << '\n';
        else std::cout << guests.starting(name) << '\n';
    }
}
