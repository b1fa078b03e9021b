#include <algorithm>
#include <array>
#include <iostream>
#include <string>

std::array<int, 26> counted(const std::string& text) {
    std::array<int, 26> counts{};
    for (char letter : text) {
        if (letter == 'u') letter = 'n';
        if (letter == 'p') letter = 'd';
        if (letter == 'q') letter = 'b';
        ++counts[letter - 'a'];
    }
    return counts;
}

int mostCopies(const std::string& letters, const std::string& word) {
    const auto available = counted(letters), needed = counted(word);
    int copies = static_cast<int>(letters.size());
    for (int letter = 0; letter < 26; ++letter)
        if (needed[letter] > 0) copies = std::min(copies, available[letter] / needed[letter]);
    return copies;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::string letters, word;
    std::cin >> letters >> word;
    std::cout << mostCopies(letters, word) << "\n";
}
