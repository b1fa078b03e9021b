#include <iostream>

struct ListNode {
    int val = 0;
    ListNode* next = nullptr;
};

ListNode* afterTurns(ListNode* head, long long turns) {
    if (head == nullptr) return nullptr;
    ListNode* last = head;
    long long length = 1;
    for (; last->next != nullptr; last = last->next) ++length;
    last->next = head;
    for (long long steps = length - turns % length; steps > 0; --steps) last = last->next;
    head = last->next;
    last->next = nullptr;
    return head;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n = 0;
    std::cin >> n;
    ListNode* head = nullptr;
    for (ListNode** end = &head; n > 0; --n, end = &(*end)->next) {
        *end = new ListNode();
        std::cin >> (*end)->val;
    }
    long long turns = 0;
    std::cin >> turns;
    head = afterTurns(head, turns);
    for (ListNode* node = head; node != nullptr; node = node->next) std::cout << (node == head ? "" : " ") << node->val;
    std::cout << '\n';
}
