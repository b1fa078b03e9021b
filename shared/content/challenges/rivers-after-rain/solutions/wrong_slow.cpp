#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

vector<int> downstream;
vector<long long> rain, capacity;
long long lost = 0;

long long leaves(int station) {
    long long arrived = rain[station];
    for (size_t other = 0; other < downstream.size(); other++)
        if (downstream[other] == station) arrived += leaves(other);
    lost += max(0LL, arrived - capacity[station]);
    return min(arrived, capacity[station]);
}

int main() {
    ios::sync_with_stdio(false);
    int count, columns;
    cin >> count >> columns;
    downstream.resize(count), rain.resize(count), capacity.resize(count);
    for (int i = 0; i < count; i++) cin >> downstream[i] >> rain[i] >> capacity[i];
    for (int i = 0; i < count; i++)
        if (downstream[i] == -1) leaves(i);
    cout << lost << endl;
}
