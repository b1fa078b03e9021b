#include <iostream>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

class PriceBoard {
    std::unordered_map<std::string, int> prices;
    std::unordered_map<int, int> count;
    std::vector<std::pair<std::string, int>> log;
    std::vector<std::size_t> drafts;

    /** A price of -1 means that the dish is not on the board. */
    void change(const std::string& dish, int after) {
        int before = priceOf(dish);
        if (before != -1) --count[before];
        if (after == -1) prices.erase(dish);
        else {
            prices[dish] = after;
            ++count[after];
        }
    }

    void note(const std::string& dish, int after) {
        if (!drafts.empty()) log.emplace_back(dish, priceOf(dish));
        change(dish, after);
    }

public:
    void setPrice(const std::string& dish, int price) { note(dish, price); }

    bool wipe(const std::string& dish) {
        if (priceOf(dish) == -1) return false;
        note(dish, -1);
        return true;
    }

    int priceOf(const std::string& dish) const {
        auto found = prices.find(dish);
        return found == prices.end() ? -1 : found->second;
    }

    int dishesAt(int price) const {
        auto found = count.find(price);
        return found == count.end() ? 0 : found->second;
    }

    void startDraft() { drafts.push_back(log.size()); }

    bool dropDraft() {
        if (drafts.empty()) return false;
        for (; log.size() > drafts.back(); log.pop_back()) change(log.back().first, log.back().second);
        drafts.pop_back();
        return true;
    }

    bool keepDraft() {
        if (drafts.empty()) return false;
        drafts.pop_back();
        if (drafts.empty()) log.clear();
        return true;
    }
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::cout << std::boolalpha;
    int calls = 0;
    std::cin >> calls;
    PriceBoard board;
    std::string dish;
    int price = 0;
    for (std::string call; std::cin >> call;) {
        if (call == "setPrice") {
            std::cin >> dish >> price;
            board.setPrice(dish, price);
        } else if (call == "wipe") {
            std::cin >> dish;
            std::cout << board.wipe(dish) << '\n';
        } else if (call == "priceOf") {
            std::cin >> dish;
            std::cout << board.priceOf(dish) << '\n';
        } else if (call == "dishesAt") {
            std::cin >> price;
            std::cout << board.dishesAt(price) << '\n';
        } else if (call == "startDraft") board.startDraft();
        else std::cout << (call == "dropDraft" ? board.dropDraft() : board.keepDraft()) << '\n';
    }
}
