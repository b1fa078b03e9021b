#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

struct Request {
    int start, end, fee;
};

long long largestIncome(vector<Request> requests, int cleaning) {
    sort(requests.begin(), requests.end(), [](const Request& a, const Request& b) { return a.end < b.end; });
    vector<long long> best;
    long long largest = 0;
    for (size_t i = 0; i < requests.size(); i++) {
        long long before = 0;
        for (size_t j = 0; j < i; j++)
            if (requests[j].end <= requests[i].start - cleaning) before = max(before, best[j]);
        best.push_back(before + requests[i].fee);
        largest = max(largest, best.back());
    }
    return largest;
}

int main() {
    ios::sync_with_stdio(false);
    int count, columns, cleaning;
    cin >> count >> columns;
    vector<Request> requests(count);
    for (auto& [start, end, fee] : requests) cin >> start >> end >> fee;
    cin >> cleaning;
    cout << largestIncome(requests, cleaning) << endl;
}
