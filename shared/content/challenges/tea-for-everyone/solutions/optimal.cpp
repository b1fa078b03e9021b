#include <algorithm>
#include <iostream>
#include <limits>
#include <vector>

long long firstSecond(const std::vector<int>& warmUps, const std::vector<int>& brewTimes, int guests) {
    long long low = 1, high = std::numeric_limits<long long>::max();
    for (std::size_t i = 0; i < warmUps.size(); ++i)
        high = std::min(high, warmUps[i] + 1LL * brewTimes[i] * guests);
    while (low < high) {
        const long long middle = low + (high - low) / 2;
        long long cups = 0;
        for (std::size_t i = 0; i < warmUps.size() && cups < guests; ++i)
            if (middle > warmUps[i]) cups += (middle - warmUps[i]) / brewTimes[i];
        if (cups >= guests) high = middle;
        else low = middle + 1;
    }
    return low;
}

std::vector<int> readNumbers() {
    int n;
    std::cin >> n;
    std::vector<int> numbers(n);
    for (int& number : numbers) std::cin >> number;
    return numbers;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    const std::vector<int> warmUps = readNumbers();
    const std::vector<int> brewTimes = readNumbers();
    int guests;
    std::cin >> guests;
    std::cout << firstSecond(warmUps, brewTimes, guests) << "\n";
}
