#include <algorithm>
#include <iostream>
#include <string>
#include <unordered_set>
#include <vector>

class Reader {
    const std::string& note;
    const std::unordered_set<std::string>& words;
    std::vector<bool> good;
    std::vector<std::string> found;

    void read(std::size_t start, const std::string& before) {
        if (start == note.size()) {
            found.push_back(before);
            return;
        }
        for (std::size_t length = 1; length <= 12 && start + length <= note.size(); ++length) {
            if (!good[start + length]) continue;
            std::string word = note.substr(start, length);
            if (words.count(word) > 0) read(start + length, start == 0 ? word : before + "-" + word);
        }
    }

public:
    Reader(const std::string& note, const std::unordered_set<std::string>& words) : note(note), words(words), good(note.size() + 1, false) {
        good[note.size()] = true;
        for (std::size_t start = note.size(); start-- > 0;)
            for (std::size_t length = 1; length <= 12 && start + length <= note.size() && !good[start]; ++length)
                good[start] = good[start + length] && words.count(note.substr(start, length)) > 0;
    }

    std::vector<std::string> readings() {
        if (good[0]) read(0, "");
        std::sort(found.begin(), found.end());
        return found;
    }
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::string note, word;
    int count = 0;
    std::cin >> note >> count;
    std::unordered_set<std::string> words;
    while (std::cin >> word) words.insert(word);
    for (const std::string& reading : Reader(note, words).readings()) std::cout << reading << '\n';
}
