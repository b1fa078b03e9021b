import { isNodeType, type Signature, type ValueType } from '../../vocabulary/signature.ts'
import { camelCase, namedFor } from './names.ts'
import { javascriptNodes, typescriptNodes } from './nodes/javascript.ts'
import { classesFor, helpersFor } from './nodes/nodeParts.ts'
import { scriptStructure } from './structures/scripts.ts'
import { isStructure, type Own, withOperations } from './structures/structure.ts'
import { belowIsOurs, docLine, namesNothing, prose, type StubLanguage } from './stubLanguage.ts'
import { type Element, hasCounts, indented, shapeOf } from './valueShape.ts'

const keywords = `any arguments as async await boolean break case catch class const continue debugger declare default delete do else enum
  eval export extends false finally for function if implements import in instanceof interface let new null number of package
  private protected public require return static string super switch this throw true try type typeof undefined unknown var void while
  with yield`
const taken = `${keywords} words position word number flag list rows listNode treeNode shown`

const types: Record<Element, string> = {
  int: 'number',
  long: 'number',
  float: 'number',
  string: 'string',
  bool: 'boolean',
  ListNode: 'ListNode | null',
  TreeNode: 'TreeNode | null',
}
const empty: Record<Element, string> = {
  ...{ int: '0', long: '0', float: '0', string: "''", bool: 'false' },
  ...{ ListNode: 'null', TreeNode: 'null' },
}
const readers: Record<Element, string> = {
  int: 'number',
  long: 'number',
  float: 'number',
  string: 'word',
  bool: 'flag',
  ListNode: 'listNode',
  TreeNode: 'treeNode',
}
const definitions = {
  word: 'const word = () => words[position++];',
  number: 'const number = () => Number(words[position++]);',
  flag: "const flag = () => words[position++] === 'true';",
}
const arrays: Record<'javascript' | 'typescript', { list: string; rows: string[] }> = {
  javascript: {
    list: 'const list = (read) => Array.from({ length: number() }, () => read());',
    rows: ['const rows = (read) => {'],
  },
  typescript: {
    list: 'const list = <T>(read: () => T): T[] => Array.from({ length: number() }, () => read());',
    rows: ['const rows = <T>(read: () => T): T[][] => {'],
  },
}
const structures = { javascript: scriptStructure(false), typescript: scriptStructure(true) }
const nodes = { javascript: javascriptNodes, typescript: typescriptNodes }
const rowsBody = [
  '  const [height, width] = [number(), number()];',
  '  return Array.from({ length: height }, () => Array.from({ length: width }, () => read()));',
  '};',
]

const typeOf = (type: ValueType): string => types[shapeOf(type).element] + '[]'.repeat(shapeOf(type).depth)

function readExpression(type: ValueType): string {
  const { element, depth } = shapeOf(type)
  return [`${readers[element]}()`, `list(${readers[element]})`, `rows(${readers[element]})`][depth] ?? ''
}

function printed(call: string, type: ValueType): string {
  const { element, depth } = shapeOf(type)
  if (depth === 2) return `console.log(${call}.map((row) => row.join(' ')).join('\\n'));`
  if (depth === 1) return `console.log(${call}.join('${element === 'string' ? '\\n' : ' '}'));`
  if (isNodeType(type)) return `console.log(shown(${call}).join(' '));`
  return `console.log(${element === 'float' ? `${call}.toFixed(6)` : `String(${call})`});`
}

/** Returns the definitions of the functions that read the input. Each comes before the functions that use it. */
function definitionsFor(signature: Signature, dialect: keyof typeof arrays): string[] {
  const { parameters } = signature
  const shapes = parameters.map(({ type }) => shapeOf(type))
  const read = new Set(shapes.map(({ element }) => readers[element]))
  const depths = new Set(shapes.map(({ depth }) => depth))
  const { list, rows } = arrays[dialect]
  return [
    ...(read.has('word') ? [definitions.word] : []),
    ...(read.has('number') || hasCounts(signature) ? [definitions.number] : []),
    ...(read.has('flag') ? [definitions.flag] : []),
    ...(depths.has(1) ? [list] : []),
    ...(depths.has(2) ? [...rows, ...rowsBody] : []),
    ...helpersFor(signature, nodes[dialect]),
  ]
}

const readsItself =
  /\bprocess\s*\.\s*stdin\b|\b(?:readFileSync|readSync|createReadStream|readFile|readline|createInterface)\b/

const own: Own = {
  typeOf,
  neutral: (type) => empty[shapeOf(type).element],
  read: readExpression,
  printed: (call, type) => [printed(call, type)],
}

/** JavaScript and TypeScript differ only in their type annotations. */
const script = (dialect: keyof typeof arrays): StubLanguage => ({
  named: (signature) => namedFor(signature, camelCase, taken, keywords),
  stub(signature) {
    if (isStructure(signature)) return structures[dialect].stub(signature, own)
    const { functionName, parameters, returns } = signature
    const { element, depth } = shapeOf(returns)
    const isTyped = dialect === 'typescript'
    const declared = parameters.map(({ name, type }) => (isTyped ? `${name}: ${typeOf(type)}` : name)).join(', ')
    return `${classesFor(signature, nodes[dialect])}${docLine(signature, (text) => `/** ${text} */`)}function ${functionName}(${declared})${isTyped ? `: ${typeOf(returns)}` : ''} {
  return ${depth > 0 ? '[]' : empty[element]};
}
`
  },
  reading(signature) {
    const { functionName, parameters, returns } = signature
    const call = `${functionName}(${parameters.map(({ type }) => readExpression(type)).join(', ')})`
    const body = [
      // Works in scripts and modules, and a candidate may name a function `require` or `process`.
      "const { readFileSync } = globalThis.process.getBuiltinModule('node:fs');",
      "const words = readFileSync(0, 'utf8').split(/\\s+/).filter(Boolean);",
      'let position = 0;',
      ...definitionsFor(withOperations(signature), dialect),
      ...(isStructure(signature) ? structures[dialect].calls(signature, own) : [printed(call, returns)]),
    ]
    return `// ${belowIsOurs}
{
${indented(body, 2)}}
`
  },
  isWhole: (bare, functionName) => namesNothing(bare, functionName) || readsItself.test(bare),
  prose: prose.slashesAndQuotes,
})

export const javascript = script('javascript')

export const typescript = script('typescript')
