#include <bits/stdc++.h>
using namespace std;

multiset<int> paid, spare;  // the cheapest nights of the stay, and the others
long long total = 0;
size_t wanted;

void balance() {
    while (paid.size() > wanted) {
        auto dearest = prev(paid.end());
        total -= *dearest;
        spare.insert(*dearest);
        paid.erase(dearest);
    }
    while (paid.size() < wanted && !spare.empty()) {
        auto cheapest = spare.begin();
        total += *cheapest;
        paid.insert(*cheapest);
        spare.erase(cheapest);
    }
}

void add(int fee) {
    if (!spare.empty() && fee >= *spare.begin()) {
        spare.insert(fee);
    } else {
        paid.insert(fee);
        total += fee;
    }
    balance();
}

void take(int fee) {
    if (paid.count(fee)) {
        paid.erase(fee);
        total -= fee;
    } else {
        spare.erase(fee);
    }
    balance();
}

int main() {
    int n, stay;
    cin >> n;
    vector<int> fees(n);
    for (int& fee : fees) cin >> fee;
    cin >> stay >> wanted;
    long long best = LLONG_MAX;
    for (int i = 0; i < n; i++) {
        add(fees[i]);
        if (i >= stay) take(fees[i - stay]);
        if (i >= stay - 1) best = min(best, total);
    }
    cout << best << endl;
}
