import { isNodeType, type ValueType } from '../../vocabulary/signature.ts'
import { camelCase, namedFor } from './names.ts'
import { haskellNodes } from './nodes/haskell.ts'
import { classesFor, helpersFor } from './nodes/nodeParts.ts'
import { haskellStructure } from './structures/compiled.ts'
import { isStructure, type Own, withOperations } from './structures/structure.ts'
import { belowIsOurs, docLine, prose, type StubLanguage } from './stubLanguage.ts'
import { type Element, hasCounts, indented, shapeOf } from './valueShape.ts'

const keywords = `case class data default deriving do else foreign forall hiding if import in infix infixl infixr instance let module newtype of
  qualified then type where input nextWord nextInt nextFloat nextText nextFlag nextList nextTree many
  rows shown levels text below step count made self operation answer changed main`

// Names that stubs may not use: keywords, and names that every module imports.
const taken = `${keywords} all and any appendFile asTypeOf atan break ceiling compare concat concatMap const cos curry cycle decodeFloat div
  divMod drop dropWhile either elem encodeFloat enumFrom error even exp exponent fail filter flip floor fmap foldl foldr foldMap fst gcd
  getChar getContents getLine head id init interact iterate last lcm length lex lines log lookup map mapM max maxBound maximum maybe
  mconcat mempty min minBound minimum mod negate not notElem null odd or otherwise pi pred print product properFraction pure putStr
  putStrLn quot quotRem read readFile readIO readLn reads realToFrac recip rem repeat replicate return reverse round scanl scanr
  seq sequence show shows significand signum sin span splitAt sqrt subtract succ sum tail take takeWhile tan toEnum truncate uncurry
  undefined unlines until unwords unzip userError words writeFile zip zip3 zipWith`

const types: Record<Element, string> = {
  ...{ int: 'Int', long: 'Int', float: 'Double', string: 'String', bool: 'Bool' },
  ...{ ListNode: '[Int]', TreeNode: 'TreeNode' },
}
const empty: Record<Element, string> = {
  ...{ int: '0', long: '0', float: '0.0', string: '""', bool: 'False' },
  ...{ ListNode: '[]', TreeNode: 'Nil' },
}
const readers: Record<Element, string> = {
  int: 'nextInt',
  long: 'nextInt',
  float: 'nextFloat',
  string: 'nextText',
  bool: 'nextFlag',
  ListNode: 'nextList',
  TreeNode: 'nextTree',
}
const nextWord = [
  'nextWord :: IO Given.ByteString',
  'nextWord = do',
  '  remaining <- Given.readIORef input',
  '  case remaining of',
  '    word : others -> Given.writeIORef input others >> return word',
  '    [] -> fail "the input ends too early"',
]
const definitions: Record<string, string[]> = {
  nextInt: ['nextInt :: IO Int', 'nextInt = maybe 0 fst . Given.readInt <$> nextWord'],
  nextFloat: ['nextFloat :: IO Double', 'nextFloat = read . Given.unpack <$> nextWord'],
  nextText: ['nextText :: IO String', 'nextText = Given.unpack <$> nextWord'],
  nextFlag: ['nextFlag :: IO Bool', 'nextFlag = (== "true") . Given.unpack <$> nextWord'],
}
const many = ['many :: IO a -> IO [a]', 'many one = do', '  size <- nextInt', '  Given.replicateM size one']
const rows = [
  'rows :: IO a -> IO [[a]]',
  'rows one = do',
  '  height <- nextInt',
  '  width <- nextInt',
  '  Given.replicateM height (Given.replicateM width one)',
]

function typeOf(type: ValueType): string {
  const { element, depth } = shapeOf(type)
  return '['.repeat(depth) + types[element] + ']'.repeat(depth)
}

function readExpression(type: ValueType): string {
  const { element, depth } = shapeOf(type)
  return `${['', 'many ', 'rows '][depth] ?? ''}${readers[element]}`
}

function printLine(call: string, type: ValueType): string {
  const { element, depth } = shapeOf(type)
  const shown = element === 'string' ? '' : 'map show '
  if (isNodeType(type))
    return type === 'ListNode' ? `putStrLn (unwords (map show (${call})))` : `putStrLn (shown (${call}))`
  if (depth === 2) return `mapM_ (putStrLn . unwords${shown === '' ? '' : ' . map show'}) (${call})`
  if (depth === 1) return element === 'string' ? `mapM_ putStrLn (${call})` : `putStrLn (unwords (${shown}(${call})))`
  if (element === 'float') return `Given.printf "%.6f\\n" (${call})`
  if (element === 'string') return `putStrLn (${call})`
  return element === 'bool' ? `putStrLn (if ${call} then "true" else "false")` : `print (${call})`
}

/** The modules that our input-reading code imports, all under one name that nothing else uses. */
const imports = ['Control.Monad', 'Data.Array', 'Data.ByteString.Char8', 'Data.IORef', 'Text.Printf']
  .map((module) => `import qualified ${module} as Given; `)
  .join('')

/** Finds where the code starts: after comments, pragmas and the module header. */
function firstDeclaration(code: string): number {
  const beginning = /(?:\s+|--[^\n]*(?:\n|$)|\{-[\s\S]*?(?:-\}|$))*/y
  const skipped = (from: number): number => {
    beginning.lastIndex = from
    return from + (beginning.exec(code)?.[0].length ?? 0)
  }
  const first = skipped(0)
  const head = /module\b[^\0]*?\bwhere\b/y
  head.lastIndex = first
  const module = head.exec(code)
  return module === null ? first : skipped(first + module[0].length)
}

const own: Own = {
  typeOf,
  neutral: (type) => empty[shapeOf(type).element],
  read: readExpression,
  printed: (call, type) => [printLine(call, type)],
}

export const haskell: StubLanguage = {
  named: (signature) => namedFor(signature, camelCase, taken, keywords),
  stub(signature) {
    if (isStructure(signature)) return haskellStructure.stub(signature, own)
    const { functionName, parameters, returns } = signature
    const { element, depth } = shapeOf(returns)
    return `${classesFor(signature, haskellNodes)}${docLine(signature, (text) => `-- | ${text}`)}${functionName} :: ${[...parameters.map(({ type }) => typeOf(type)), typeOf(returns)].join(' -> ')}
${functionName} ${parameters.map(({ name }) => name).join(' ')} =
  ${depth > 0 ? '[]' : empty[element]}
`
  },
  reading(signature) {
    const { functionName, parameters, returns } = signature
    const all = withOperations(signature)
    const shapes = all.parameters.map(({ type }) => shapeOf(type))
    const depths = new Set(shapes.map((shape) => shape.depth))
    const read = new Set(shapes.map((shape) => readers[shape.element]))
    if (hasCounts(all)) read.add('nextInt')
    const names = parameters.map(({ name }) => name).join(' ')
    const defined = [
      ...nextWord,
      ...[...read].flatMap((each) => definitions[each] ?? []),
      ...(depths.has(1) ? many : []),
      ...(depths.has(2) ? rows : []),
      ...helpersFor(signature, haskellNodes),
    ]
    const [first = '', ...others] = defined
    const body = [
      'input <- Given.newIORef . Given.words =<< Given.getContents',
      `let ${first}`,
      ...others.map((line) => `    ${line}`),
      ...parameters.map(({ name, type }) => `${name} <- ${readExpression(type)}`),
      ...(isStructure(signature)
        ? haskellStructure.calls(signature, own)
        : [printLine(`${functionName} ${names}`, returns)]),
    ]
    return `-- ${belowIsOurs}
main :: IO ()
main = do
${indented(body, 2)}`
  },
  prepared(code) {
    const at = firstDeclaration(code)
    return `${code.slice(0, at)}${imports}${code.slice(at)}`
  },
  isWhole: (bare) => /^main\b/m.test(bare),
  prose: prose.dashes,
}
