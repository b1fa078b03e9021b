#include <iostream>
#include <vector>
#include <algorithm>
using namespace std;
typedef long long ll;

int n;
vector<ll> warm, brew;

ll cups(ll second, ll guests) {
    ll ready = 0;
    for (int i = 0; i < n; i++) {
        if (second > warm[i]) ready += (second - warm[i]) / brew[i];
        if (ready >= guests) break;
    }
    return ready;
}

int main() {
    cin >> n;
    warm.resize(n);
    brew.resize(n);
    for (auto& w : warm) cin >> w;
    cin >> n;
    for (auto& b : brew) cin >> b;
    ll guests;
    cin >> guests;

    // nothing can be complete before the machines are warm
    ll low = *max_element(warm.begin(), warm.end());
    ll high = low + *min_element(brew.begin(), brew.end()) * guests;
    while (low < high) {
        ll middle = low + (high - low) / 2;
        if (cups(middle, guests) >= guests)
            high = middle;
        else
            low = middle + 1;
    }
    cout << low << endl;
}
