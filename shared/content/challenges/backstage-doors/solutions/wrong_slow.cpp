#include <iostream>
#include <string>
#include <vector>

using namespace std;

int firstWrongEntry(const vector<string>& entries) {
    vector<bool> closed(entries.size());
    for (int i = 0; i < (int)entries.size(); i++) {
        if (entries[i][0] == '+') continue;
        closed[i] = true;
        int door = i;
        while (door >= 0 && closed[door]) door--;
        if (door < 0 || entries[door].substr(1) != entries[i].substr(1)) return i + 1;
        closed[door] = true;
    }
    for (bool each : closed)
        if (!each) return entries.size() + 1;
    return 0;
}

int main() {
    ios::sync_with_stdio(false);
    int count;
    cin >> count;
    vector<string> entries(count);
    for (string& entry : entries) cin >> entry;
    cout << firstWrongEntry(entries) << endl;
}
