#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

struct TreeNode {
    int val = 0;
    TreeNode* left = nullptr;
    TreeNode* right = nullptr;
};

int lostPosts(const TreeNode* post, long long above, long long below) {
    if (post == nullptr) return 0;
    long long number = post->val;
    int here = above < number && number < below ? 0 : 1;
    return here + lostPosts(post->left, above, std::min(below, number)) +
           lostPosts(post->right, std::max(above, number), below);
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int length = 0;
    std::cin >> length;
    std::vector<TreeNode*> posts;
    for (std::string word; std::cin >> word;) {
        posts.push_back(word == "null" ? nullptr : new TreeNode());
        if (word != "null") posts.back()->val = std::stoi(word);
    }
    std::size_t next = 1;
    for (TreeNode* post : posts) {
        if (post == nullptr) continue;
        if (next < posts.size()) post->left = posts[next++];
        if (next < posts.size()) post->right = posts[next++];
    }
    std::cout << lostPosts(posts.empty() ? nullptr : posts[0], -10'000'000'000LL, 10'000'000'000LL) << '\n';
}
