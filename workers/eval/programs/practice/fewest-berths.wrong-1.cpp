#include <bits/stdc++.h>
using namespace std;

// the minute from which each berth is free again
vector<int> freeFrom;

int findBerth(int arrival) {
    for (size_t i = 0; i < freeFrom.size(); i++)
        if (freeFrom[i] <= arrival) return i;
    return -1;
}

int fewestBerths(vector<pair<int, int>> stays) {
    // boats that leave early first
    sort(stays.begin(), stays.end(), [](const pair<int, int>& a, const pair<int, int>& b) {
        return a.second < b.second;
    });
    for (auto& stay : stays) {
        int berth = findBerth(stay.first);
        if (berth == -1)
            freeFrom.push_back(stay.second);
        else
            freeFrom[berth] = stay.second;
    }
    return freeFrom.size();
}

int main() {
    int n, columns;
    scanf("%d %d", &n, &columns);
    vector<pair<int, int>> stays(n);
    for (auto& stay : stays) scanf("%d %d", &stay.first, &stay.second);
    printf("%d\n", fewestBerths(stays));
}
