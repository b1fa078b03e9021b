import { lines, type NodeParts } from './nodeParts.ts'

/** Nodes are environments, which functions change in place. `next` has a meaning in R. */
export const rNodes: NodeParts = {
  classes: {
    ListNode: lines(`
list_node <- function(val = 0, next_node = NULL) {
  node <- new.env()
  node$val <- val
  node$next_node <- next_node
  node
}
`),
    TreeNode: lines(`
tree_node <- function(val = 0, left = NULL, right = NULL) {
  node <- new.env()
  node$val <- val
  node$left <- left
  node$right <- right
  node
}
`),
  },
  read: {
    ListNode: lines(`
read_list_node <- function() {
  head <- NULL
  for (val in rev(as.numeric(next_words(as.numeric(next_words(1)))))) {
    node <- list_node(val)
    node$next_node <- head
    head <- node
  }
  head
}
`),
    TreeNode: lines(`
read_tree_node <- function() {
  nodes <- lapply(next_words(as.numeric(next_words(1))), function(text) {
    if (text == "null") NULL else tree_node(as.numeric(text))
  })
  below <- 2
  for (node in nodes) {
    if (is.null(node)) next
    if (below <= length(nodes)) node$left <- nodes[[below]]
    if (below < length(nodes)) node$right <- nodes[[below + 1]]
    below <- below + 2
  }
  if (length(nodes) > 0) nodes[[1]] else NULL
}
`),
  },
  write: {
    ListNode: lines(`
shown <- function(node) {
  texts <- character()
  while (!is.null(node)) {
    texts[length(texts) + 1] <- sprintf("%.0f", node$val)
    node <- node$next_node
  }
  texts
}
`),
    TreeNode: lines(`
shown <- function(root) {
  level <- list(root)
  texts <- character()
  while (length(level) > 0) {
    texts <- c(texts, vapply(level, function(node) if (is.null(node)) "null" else sprintf("%.0f", node$val), ""))
    level <- do.call(c, lapply(level, function(node) if (is.null(node)) list() else list(node$left, node$right)))
  }
  texts[seq_len(max(0, which(texts != "null")))]
}
`),
  },
}
