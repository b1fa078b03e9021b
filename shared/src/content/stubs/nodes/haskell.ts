import { lines, type NodeParts } from './nodeParts.ts'

/** A list in Haskell is a linked list already. */
export const haskellNodes: NodeParts = {
  classes: {
    ListNode: [],
    TreeNode: lines(`
data TreeNode = Nil | Node Int TreeNode TreeNode deriving (Eq, Show)
`),
  },
  read: {
    ListNode: lines(`
nextList :: IO [Int]
nextList = do
  size <- nextInt
  Given.replicateM size nextInt
`),
    TreeNode: lines(`
nextTree :: IO TreeNode
nextTree = do
  size <- nextInt
  texts <- Given.replicateM size nextWord
  let isValue text = text /= Given.pack "null"
      -- The children of the n-th node that is not null are two words further on for each such node before it.
      ranks = scanl (\\rank text -> if isValue text then rank + 1 else rank) 0 texts
      built = [ if isValue text then Node (maybe 0 fst (Given.readInt text)) (at (2 * rank + 1)) (at (2 * rank + 2)) else Nil
              | (text, rank) <- zip texts ranks ]
      nodes = Given.listArray (0, size) (built ++ [Nil])
      at place = if place < size then nodes Given.! place else Nil
  return (at (0 :: Int))
`),
  },
  write: {
    ListNode: [],
    TreeNode: lines(`
shown :: TreeNode -> String
shown root = unwords (reverse (dropWhile (== "null") (reverse (concat (levels [root])))))
levels :: [TreeNode] -> [[String]]
levels [] = []
levels level = map text level : levels (concatMap below level)
text :: TreeNode -> String
text Nil = "null"
text (Node value _ _) = show value
below :: TreeNode -> [TreeNode]
below Nil = []
below (Node _ left right) = [left, right]
`),
  },
}
