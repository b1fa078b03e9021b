import { lines, type NodeParts } from './nodeParts.ts'

export const rustNodes: NodeParts = {
  classes: {
    ListNode: lines(`
#[derive(Debug, Clone, PartialEq, Eq)]
struct ListNode {
    val: i32,
    next: Option<Box<ListNode>>,
}
`),
    TreeNode: lines(`
use std::cell::RefCell;
use std::rc::Rc;

#[derive(Debug, Clone, PartialEq, Eq)]
struct TreeNode {
    val: i32,
    left: Option<Rc<RefCell<TreeNode>>>,
    right: Option<Rc<RefCell<TreeNode>>>,
}
`),
  },
  read: {
    ListNode: lines(`
fn read_list_node<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Box<ListNode>> {
    let length: usize = read(words);
    let values: Vec<i32> = (0..length).map(|_| read(words)).collect();
    values.into_iter().rev().fold(None, |next, val| Some(Box::new(ListNode { val, next })))
}
`),
    TreeNode: lines(`
fn read_tree_node<'a>(words: &mut impl Iterator<Item = &'a str>) -> Option<Rc<RefCell<TreeNode>>> {
    let length: usize = read(words);
    let nodes: Vec<_> = words
        .take(length)
        .map(|word| word.parse().ok().map(|val| Rc::new(RefCell::new(TreeNode { val, left: None, right: None }))))
        .collect();
    let mut below = nodes.iter().skip(1);
    for node in nodes.iter().flatten() {
        node.borrow_mut().left = below.next().cloned().flatten();
        node.borrow_mut().right = below.next().cloned().flatten();
    }
    nodes.first().cloned().flatten()
}
`),
  },
  write: {
    ListNode: lines(`
fn shown(head: Option<Box<ListNode>>) -> String {
    let nodes = std::iter::successors(head.as_ref(), |node| node.next.as_ref());
    nodes.map(|node| node.val.to_string()).collect::<Vec<_>>().join(" ")
}
`),
    TreeNode: lines(`
fn shown(root: Option<Rc<RefCell<TreeNode>>>) -> String {
    let mut nodes = vec![root];
    let mut at = 0;
    while at < nodes.len() {
        if let Some(node) = nodes[at].clone() {
            nodes.push(node.borrow().left.clone());
            nodes.push(node.borrow().right.clone());
        }
        at += 1;
    }
    while let Some(None) = nodes.last() {
        nodes.pop();
    }
    let text = |node: &Option<Rc<RefCell<TreeNode>>>| match node {
        Some(node) => node.borrow().val.to_string(),
        None => "null".to_string(),
    };
    nodes.iter().map(text).collect::<Vec<_>>().join(" ")
}
`),
  },
}
