#include <iostream>
#include <vector>

using namespace std;

enum State { onPicture, undone, gone };
struct Stroke {
    int colour;
    State state;
};

vector<int> strokesLeft(const vector<int>& actions) {
    vector<Stroke> log;
    for (int action : actions) {
        if (action > 0) {
            for (Stroke& stroke : log)
                if (stroke.state == undone) stroke.state = gone;
            log.push_back({action, onPicture});
        } else if (action == 0) {
            int latest = (int)log.size() - 1;
            while (latest >= 0 && log[latest].state != onPicture) latest--;
            if (latest >= 0) log[latest].state = undone;
        } else {
            size_t earliest = 0;
            while (earliest < log.size() && log[earliest].state != undone) earliest++;
            if (earliest < log.size()) log[earliest].state = onPicture;
        }
    }
    vector<int> left;
    for (const Stroke& stroke : log)
        if (stroke.state == onPicture) left.push_back(stroke.colour);
    return left;
}

int main() {
    int count;
    cin >> count;
    vector<int> actions(count);
    for (int& action : actions) cin >> action;
    bool first = true;
    for (int colour : strokesLeft(actions)) {
        if (!first) cout << ' ';
        cout << colour;
        first = false;
    }
    cout << endl;
}
