import type { Signature, ValueType } from '../challenge.ts'
import { belowIsOurs, inWords } from './inWords.ts'
import { camelCase, namedFor } from './names.ts'
import { type Element, indented, shapeOf } from './valueShape.ts'

const keywords = `case class data default deriving do else foreign forall hiding if import in infix infixl infixr instance let module newtype of
  qualified then type where input readWord readInt readFloat readText readFlag readMany readRows main`

// What every module imports by itself may not be defined anew.
const taken = `${keywords} all and any appendFile asTypeOf atan break ceiling compare concat concatMap const cos curry cycle decodeFloat div
  divMod drop dropWhile either elem encodeFloat enumFrom error even exp exponent fail filter flip floor fmap foldl foldr foldMap fst gcd
  getChar getContents getLine head id init interact iterate last lcm length lex lines log lookup map mapM max maxBound maximum maybe
  mconcat mempty min minBound minimum mod negate not notElem null odd or otherwise pi pred print product properFraction pure putStr
  putStrLn quot quotRem read readFile readIO readLn reads realToFrac recip rem repeat replicate return reverse round scanl scanr
  seq sequence show shows significand signum sin span splitAt sqrt subtract succ sum tail take takeWhile tan toEnum truncate uncurry
  undefined unlines until unwords unzip userError words writeFile zip zip3 zipWith replicateM printf newIORef readIORef writeIORef`

const types: Record<Element, string> = { int: 'Int', long: 'Int', float: 'Double', string: 'String', bool: 'Bool' }
const empty: Record<Element, string> = { int: '0', long: '0', float: '0.0', string: '""', bool: 'False' }
const readers: Record<Element, string> = {
  int: 'readInt',
  long: 'readInt',
  float: 'readFloat',
  string: 'readText',
  bool: 'readFlag',
}
const definitions: Record<string, string[]> = {
  readInt: ['', 'readInt :: Input -> IO Int', 'readInt input = maybe 0 fst . B.readInt <$> readWord input'],
  readFloat: ['', 'readFloat :: Input -> IO Double', 'readFloat input = read . B.unpack <$> readWord input'],
  readText: ['', 'readText :: Input -> IO String', 'readText input = B.unpack <$> readWord input'],
  readFlag: ['', 'readFlag :: Input -> IO Bool', 'readFlag input = (== "true") . B.unpack <$> readWord input'],
}
const readWord = [
  '',
  'type Input = IORef [B.ByteString]',
  '',
  'readWord :: Input -> IO B.ByteString',
  'readWord input = do',
  '  remaining <- readIORef input',
  '  case remaining of',
  '    word : others -> writeIORef input others >> return word',
  '    [] -> fail "the input ends too early"',
]
const readMany = [
  '',
  'readMany :: (Input -> IO a) -> Input -> IO [a]',
  'readMany one input = do',
  '  size <- readInt input',
  '  replicateM size (one input)',
]
const readRows = [
  '',
  'readRows :: (Input -> IO a) -> Input -> IO [[a]]',
  'readRows one input = do',
  '  height <- readInt input',
  '  width <- readInt input',
  '  replicateM height (replicateM width (one input))',
]

function typeOf(type: ValueType): string {
  const { element, depth } = shapeOf(type)
  return '['.repeat(depth) + types[element] + ']'.repeat(depth)
}

function readExpression(type: ValueType): string {
  const { element, depth } = shapeOf(type)
  return `${['', 'readMany ', 'readRows '][depth] ?? ''}${readers[element]} input`
}

function printLine(call: string, type: ValueType): string {
  const { element, depth } = shapeOf(type)
  const shown = element === 'string' ? '' : 'map show '
  if (depth === 2) return `mapM_ (putStrLn . unwords${shown === '' ? '' : ' . map show'}) (${call})`
  if (depth === 1) return element === 'string' ? `mapM_ putStrLn (${call})` : `putStrLn (unwords (${shown}(${call})))`
  if (element === 'float') return `printf "%.6f\\n" (${call})`
  if (element === 'string') return `putStrLn (${call})`
  return element === 'bool' ? `putStrLn (if ${call} then "true" else "false")` : `print (${call})`
}

export function haskellStub(signature: Signature): string {
  const named = namedFor(signature, camelCase, taken, keywords)
  const { functionName, parameters, returns } = named
  const { element, depth } = shapeOf(returns)
  const shapes = parameters.map(({ type }) => shapeOf(type))
  const depths = new Set(shapes.map((shape) => shape.depth))
  const read = new Set(shapes.map((shape) => readers[shape.element]))
  if (depths.has(1) || depths.has(2)) read.add('readInt')
  const names = parameters.map(({ name }) => name).join(' ')
  const steps = parameters.map(({ name, type }) => `${name} <- ${readExpression(type)}`)
  const ours = [
    ...readWord,
    ...[...read].flatMap((each) => definitions[each] ?? []),
    ...(depths.has(1) ? readMany : []),
    ...(depths.has(2) ? readRows : []),
  ]
  return `module Main where

import Control.Monad
import qualified Data.ByteString.Char8 as B
import Data.IORef
import Text.Printf

-- | ${inWords(named)}
${functionName} :: ${[...parameters.map(({ type }) => typeOf(type)), typeOf(returns)].join(' -> ')}
${functionName} ${names} =
  ${depth > 0 ? '[]' : empty[element]}

-- ${belowIsOurs}
main :: IO ()
main = do
  input <- newIORef . B.words =<< B.getContents
${indented([...steps, printLine(`${functionName} ${names}`, returns)], 2)}${indented(ours, 0)}`
}
