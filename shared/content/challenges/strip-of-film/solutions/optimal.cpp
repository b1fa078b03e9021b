#include <algorithm>
#include <iostream>
#include <vector>

bool reaches(const std::vector<int>& scores, int least, int level) {
    std::vector<int> balances(scores.size() + 1, 0);
    for (std::size_t i = 0; i < scores.size(); ++i)
        balances[i + 1] = balances[i] + (scores[i] >= level ? 1 : -1);
    int lowest = balances[0];
    for (std::size_t end = least; end < balances.size(); ++end) {
        lowest = std::min(lowest, balances[end - least]);
        if (balances[end] > lowest) return true;
    }
    return false;
}

int bestMiddle(const std::vector<int>& scores, int least) {
    std::vector<int> levels = scores;
    std::sort(levels.begin(), levels.end());
    int low = 0, high = static_cast<int>(levels.size()) - 1;
    while (low < high) {
        const int middle = (low + high + 1) / 2;
        if (reaches(scores, least, levels[middle])) low = middle;
        else high = middle - 1;
    }
    return levels[low];
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, least;
    std::cin >> n;
    std::vector<int> scores(n);
    for (int& score : scores) std::cin >> score;
    std::cin >> least;
    std::cout << bestMiddle(scores, least) << "\n";
}
