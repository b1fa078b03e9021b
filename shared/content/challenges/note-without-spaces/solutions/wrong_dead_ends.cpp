#include <algorithm>
#include <iostream>
#include <string>
#include <unordered_set>
#include <vector>

std::string note;
std::unordered_set<std::string> words;
std::vector<std::string> found;

void read(std::size_t start, const std::string& before) {
    if (start == note.size()) {
        found.push_back(before);
        return;
    }
    for (std::size_t length = 1; length <= 12 && start + length <= note.size(); ++length) {
        std::string word = note.substr(start, length);
        if (words.count(word) > 0) read(start + length, start == 0 ? word : before + "-" + word);
    }
}

int main() {
    int count = 0;
    std::string word;
    std::cin >> note >> count;
    while (std::cin >> word) words.insert(word);
    read(0, "");
    std::sort(found.begin(), found.end());
    for (const std::string& reading : found) std::cout << reading << '\n';
}
