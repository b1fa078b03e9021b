import sys


class TreeNode:
    def __init__(self, val):
        self.val = val
        self.left = None
        self.right = None


def lost_posts(root):
    def lost_from(post, above, below):
        if post is None:
            return 0
        left = lost_from(post.left, above, post.val if below is None else min(post.val, below))
        right = lost_from(post.right, post.val if above is None else max(post.val, above), below)
        is_met = (above is None or above < post.val) and (below is None or post.val < below)
        return left + right + (0 if is_met else 1)

    return lost_from(root, None, None)


def read_tree(words):
    posts = [None if word == "null" else TreeNode(int(word)) for word in words]
    below = iter(posts[1:])
    for post in posts:
        if post is not None:
            post.left = next(below, None)
            post.right = next(below, None)
    return posts[0]


print(lost_posts(read_tree(sys.stdin.read().split()[1:])))
