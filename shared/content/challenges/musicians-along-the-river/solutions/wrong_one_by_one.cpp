#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

bool fit(const std::vector<std::pair<long long, long long>>& choices, long long distance, int more) {
    long long last = -4'000'000'000;
    for (const auto& [place, room] : choices)
        if (room >= distance && place - last >= distance) {
            last = place;
            if (--more == 0) return true;
        }
    return false;
}

std::vector<std::pair<long long, long long>> choicesOf(std::vector<int> places, std::vector<int> playing) {
    std::sort(places.begin(), places.end());
    std::sort(playing.begin(), playing.end());
    std::vector<std::pair<long long, long long>> choices;
    for (long long place : places) {
        auto right = std::lower_bound(playing.begin(), playing.end(), place);
        long long room = 2'000'000'000;
        if (right != playing.end()) room = std::min(room, *right - place);
        if (right != playing.begin()) room = std::min(room, place - *std::prev(right));
        choices.emplace_back(place, room);
    }
    return choices;
}

int leastDistance(const std::vector<int>& places, const std::vector<int>& playing, int more) {
    auto choices = choicesOf(places, playing);
    int possible = 0;
    while (fit(choices, possible + 1, more)) ++possible;
    return possible;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::vector<int> places, playing;
    for (auto* list : {&places, &playing}) {
        int count = 0;
        std::cin >> count;
        list->resize(count);
        for (int& place : *list) std::cin >> place;
    }
    int more = 0;
    std::cin >> more;
    std::cout << leastDistance(places, playing, more) << '\n';
}
