#include <cstdio>
#include <map>
#include <vector>

int pairsOfOneTune(const std::vector<std::vector<int>>& recordings) {
    std::map<std::vector<int>, int> heard;
    int pairs = 0;
    for (std::vector<int> tune : recordings) {
        int first = tune[0];
        for (int& pitch : tune) pitch -= first;
        pairs += heard[tune]++;
    }
    return pairs;
}

int main() {
    int rows, columns;
    if (std::scanf("%d %d", &rows, &columns) != 2) return 1;
    std::vector<std::vector<int>> recordings(rows, std::vector<int>(columns));
    for (auto& row : recordings)
        for (int& pitch : row)
            if (std::scanf("%d", &pitch) != 1) return 1;
    std::printf("%d\n", pairsOfOneTune(recordings));
}
