import sys


class TreeNode:
    def __init__(self, val):
        self.val = val
        self.left = None
        self.right = None


def end_of_walk(root, ticket):
    post = root
    while post is not None and post.val != ticket:
        post = post.left if ticket < post.val else post.right
    return post


def lost_posts(root):
    lost, posts = 0, [root]
    for post in posts:
        if post is None:
            continue
        if end_of_walk(root, post.val) is not post:
            lost += 1
        posts += [post.left, post.right]
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
