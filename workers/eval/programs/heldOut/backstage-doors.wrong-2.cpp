#include <iostream>
#include <stack>
#include <string>
using namespace std;

int main() {
    int n;
    cin >> n;
    stack<string> inside;
    int wrong = 0;
    for (int i = 1; i <= n; i++) {
        string entry;
        cin >> entry;
        if (wrong) continue;
        string room = entry.substr(1);
        if (entry[0] == '+') {
            inside.push(room);
        } else if (!inside.empty()) {
            if (inside.top() == room)
                inside.pop();
            else
                wrong = i;
        }
    }
    if (!wrong && !inside.empty()) wrong = n + 1;
    cout << wrong << endl;
}
