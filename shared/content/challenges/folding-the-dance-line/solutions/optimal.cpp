#include <iostream>

struct ListNode {
    int val = 0;
    ListNode* next = nullptr;
};

ListNode* folded(ListNode* head) {
    if (head == nullptr) return nullptr;
    ListNode* middle = head;
    for (ListNode* ahead = head; ahead->next != nullptr && ahead->next->next != nullptr; ahead = ahead->next->next) middle = middle->next;
    ListNode *back = nullptr, *dancer = middle->next;
    middle->next = nullptr;
    while (dancer != nullptr) {
        ListNode* behind = dancer->next;
        dancer->next = back;
        back = dancer;
        dancer = behind;
    }
    for (ListNode* front = head; back != nullptr;) {
        ListNode *behind = front->next, *rest = back->next;
        front->next = back;
        back->next = behind;
        front = behind;
        back = rest;
    }
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
    head = folded(head);
    for (ListNode* node = head; node != nullptr; node = node->next) std::cout << (node == head ? "" : " ") << node->val;
    std::cout << '\n';
}
