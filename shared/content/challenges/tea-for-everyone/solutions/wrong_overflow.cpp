#include <iostream>
#include <vector>

std::vector<int> readNumbers() {
    int n;
    std::cin >> n;
    std::vector<int> numbers(n);
    for (int& number : numbers) std::cin >> number;
    return numbers;
}

int main() {
    const std::vector<int> warmUps = readNumbers();
    const std::vector<int> brewTimes = readNumbers();
    int guests;
    std::cin >> guests;
    int low = 1, high = 2000000000;
    while (low < high) {
        const int middle = low + (high - low) / 2;
        unsigned cups = 0;
        for (std::size_t i = 0; i < warmUps.size(); ++i)
            if (middle > warmUps[i]) cups += (middle - warmUps[i]) / brewTimes[i];
        if (cups >= static_cast<unsigned>(guests)) high = middle;
        else low = middle + 1;
    }
    std::cout << low << "\n";
}
