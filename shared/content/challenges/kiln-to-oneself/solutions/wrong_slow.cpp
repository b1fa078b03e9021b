#include <iostream>
#include <set>
#include <vector>

using namespace std;

struct Firing {
    int start, end;
};

int earliestStart(const vector<Firing>& firings, int earliest, int latest, int length) {
    set<int> candidates{earliest};
    for (const Firing& firing : firings)
        if (firing.end > earliest) candidates.insert(firing.end);
    for (int begin : candidates) {
        if (begin + length > latest) break;
        bool isFree = true;
        for (const Firing& firing : firings)
            if (firing.end > begin && begin + length > firing.start) {
                isFree = false;
                break;
            }
        if (isFree) return begin;
    }
    return -1;
}

int main() {
    ios::sync_with_stdio(false);
    int count, columns;
    cin >> count >> columns;
    vector<Firing> firings(count);
    for (auto& [start, end] : firings) cin >> start >> end;
    int earliest, latest, length;
    cin >> earliest >> latest >> length;
    cout << earliestStart(firings, earliest, latest, length) << endl;
}
