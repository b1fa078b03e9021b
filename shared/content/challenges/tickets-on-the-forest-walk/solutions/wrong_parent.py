import sys


class TreeNode:
    def __init__(self, val):
        self.val = val
        self.left = None
        self.right = None


def lost_posts(root):
    lost = 0
    open_posts = [root]
    while open_posts:
        post = open_posts.pop()
        if post is None:
            continue
        if post.left is not None and post.left.val >= post.val:
            lost += 1
        if post.right is not None and post.right.val <= post.val:
            lost += 1
        open_posts.append(post.left)
        open_posts.append(post.right)
    return lost


def read_tree(words):
    posts = [None if word == "null" else TreeNode(int(word)) for word in words]
    below = iter(posts[1:])
    for post in posts:
        if post is not None:
            post.left = next(below, None)
            post.right = next(below, None)
    return posts[0]


print(lost_posts(read_tree(sys.stdin.read().split()[1:])))
