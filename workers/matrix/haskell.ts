import { deep, type MatrixPrograms, said } from './matrixProgram.ts'

/** Haskell string literals can't contain joiners, so they are written as numbers. */
const written = said.replace('\u200d', '\\8205')

export const haskell: MatrixPrograms = {
  actor: `import qualified Data.ByteString.Char8 as B
import Data.List (foldl')
import Data.Maybe (mapMaybe)
import System.IO

levels :: Int -> Int
levels 0 = 0
levels count = 1 + levels (count - 1)

main :: IO ()
main = do
  request <- getLine
  case request of
    "say" -> putStrLn "${written}"
    "echo" -> interact id
    "sum" -> B.getContents >>= print . foldl' (+) 0 . map fst . mapMaybe B.readInt . B.lines
    "recurse" -> readLn >>= print . levels
    "throw" -> do
      print 1
      print (head (drop 1 [length request | request == ""]))
    "loop" -> do
      hSetBuffering stdout LineBuffering
      putStrLn "begun"
      let loop :: Int -> IO ()
          loop n = if n < 0 then print n else loop ((n + 1) \`mod\` 1000)
      loop 0
    "bomb" -> print (let numbers = [1 ..] :: [Int] in sum numbers + length numbers)
    _ -> mapM_ putStrLn (repeat "xxxxxxxxxxxxxxxxxxxxxxxxxxxxx")
`,
  depth: deep,
  thrown: /^a\.out: Prelude\.head: empty list/m,
  broken: {
    source: 'main :: IO ()\nmain = do\n  putStrLn (1 :: Int)\n',
    says: /Main\.hs:3:13: error:/,
  },
  idioms: [
    {
      name: 'a module Main, containers, printf, IORef, arrays, state',
      source: `{-# LANGUAGE LambdaCase, TupleSections, BangPatterns #-}
module Main (main) where

import Control.Monad
import Control.Monad.ST
import Data.Array
import Data.Array.ST
import Data.Bits
import Data.Char (toUpper)
import Data.IORef
import qualified Data.Map.Strict as Map
import qualified Data.Sequence as Seq
import qualified Data.Set as Set
import Data.STRef
import qualified Data.Text as T
import qualified Data.Text.IO as T
import Text.Printf (printf)
import Text.Read (readMaybe)

data Tree a = Leaf | Node (Tree a) a (Tree a)

insert :: Ord a => a -> Tree a -> Tree a
insert x Leaf = Node Leaf x Leaf
insert x (Node l y r) | x < y = Node (insert x l) y r
                      | otherwise = Node l y (insert x r)

instance Foldable Tree where
  foldMap _ Leaf = mempty
  foldMap f (Node l x r) = foldMap f l <> f x <> foldMap f r

sieve :: Int -> [Int]
sieve n = [i | (i, True) <- assocs table]
  where table = runSTArray $ do
          marks <- newArray (2, n) True
          forM_ [2 .. n] $ \\i -> do
            isPrime <- readArray marks i
            when (isPrime && i * i <= n) $ forM_ [i * i, i * i + i .. n] $ \\j -> writeArray marks j False
          return marks

main :: IO ()
main = do
  n <- readLn :: IO Int
  numbers <- map read . words <$> getLine :: IO [Int]
  counter <- newIORef (0 :: Int)
  forM_ numbers $ \\number -> modifyIORef' counter (+ number)
  total <- readIORef counter
  let counts = Map.fromListWith (+) (map ((, 1 :: Int) . even) numbers)
  printf "%d %d %s %.2f\\n" n total (show (Map.toList counts)) (1 / 3 :: Double)
  print (foldr (:) [] (foldr insert Leaf numbers), sieve 20, Set.size (Set.fromList "hello"), 5 \`xor\` 1 :: Int)
  print (runST (do { ref <- newSTRef 0; forM_ [1 .. 10] (\\i -> modifySTRef' ref (+ i)); readSTRef ref }) :: Int, sum (Seq.fromList [1, 2]))
  rest <- T.getContents
  T.putStr (T.map toUpper rest)
  case readMaybe "x" :: Maybe Int of { Nothing -> putStrLn "none"; Just value -> print value }
`,
      stdin: '3\n4 9 2\ngrün 日本\n',
      expected: '3 15 [(False,1),(True,2)] 0.33\n([2,4,9],[2,3,5,7,11,13,17,19],4,4)\n(55,3)\nGRÜN 日本\nnone\n',
    },
    {
      name: 'a module of another name',
      source: `module Solution where

solve :: [Int] -> Int
solve = sum . map (* 2)

main :: IO ()
main = interact $ \\input -> show (solve (map read (lines input))) ++ "\\n"
`,
      stdin: '1\n2\n',
      expected: '6\n',
    },
  ],
}
