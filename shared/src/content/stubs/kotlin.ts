import { isNodeType, type ValueType } from '../../vocabulary/signature.ts'
import { camelCase, namedFor } from './names.ts'
import { kotlinNodes } from './nodes/kotlin.ts'
import { classesFor, helpersFor } from './nodes/nodeParts.ts'
import { kotlinStructure } from './structures/compiled.ts'
import { isStructure, type Own } from './structures/structure.ts'
import { belowIsOurs, docLine, prose, type StubLanguage } from './stubLanguage.ts'
import { type Element, indented, shapeOf } from './valueShape.ts'

const taken = `as break class continue do else false for fun if in interface is null object package return super this throw true try typealias
  typeof val var when while main words println print readLine readln`

const types: Record<Element, string> = {
  ...{ int: 'Int', long: 'Long', float: 'Double', string: 'String', bool: 'Boolean' },
  ...{ ListNode: 'ListNode?', TreeNode: 'TreeNode?' },
}
const empty: Record<Element, string> = {
  ...{ int: '0', long: '0L', float: '0.0', string: '""', bool: 'false' },
  ...{ ListNode: 'null', TreeNode: 'null' },
}
const next = 'words.nextToken()'
const read: Record<Element, string> = {
  int: `${next}.toInt()`,
  long: `${next}.toLong()`,
  float: `${next}.toDouble()`,
  string: next,
  bool: `(${next} == "true")`,
  ListNode: 'readListNode()',
  TreeNode: 'readTreeNode()',
}

/** Numbers go in primitive arrays, to avoid boxing. */
const listOf = (element: Element): string => (element === 'string' ? 'Array<String>' : `${types[element]}Array`)
const newList = (element: Element): string => (element === 'string' ? 'Array' : `${types[element]}Array`)

function typeOf(type: ValueType): string {
  const { element, depth } = shapeOf(type)
  return [types[element], listOf(element), `Array<${listOf(element)}>`][depth] ?? ''
}

const rowsReader = (element: Element): string => `read${types[element]}Rows`

function readExpression(type: ValueType): string {
  const { element, depth } = shapeOf(type)
  return (
    [read[element], `${newList(element)}(${read.int}) { ${read[element]} }`, `${rowsReader(element)}()`][depth] ?? ''
  )
}

function reader(type: ValueType): string[] {
  const { element, depth } = shapeOf(type)
  if (depth < 2) return []
  return [
    '',
    `fun ${rowsReader(element)}(): ${typeOf(type)} {`,
    `    val height = ${read.int}`,
    `    val width = ${read.int}`,
    `    return Array(height) { ${newList(element)}(width) { ${read[element]} } }`,
    '}',
  ]
}

function neutral(type: ValueType): string {
  const { element, depth } = shapeOf(type)
  if (depth === 0) return empty[element]
  return depth === 1 && element !== 'string' ? `${listOf(element)}(0)` : 'emptyArray()'
}

function printLine(call: string, type: ValueType): string {
  const { element, depth } = shapeOf(type)
  if (depth === 2) return `for (row in ${call}) println(row.joinToString(" "))`
  if (depth === 1) return `println(${call}.joinToString("${element === 'string' ? '\\n' : ' '}"))`
  if (isNodeType(type)) return `println(shown(${call}))`
  return element === 'float' ? `println("%.6f".format(java.util.Locale.ROOT, ${call}))` : `println(${call})`
}

const own: Own = {
  typeOf,
  neutral,
  read: readExpression,
  printed: (call, type) => [printLine(call, type)],
}

export const kotlin: StubLanguage = {
  named: (signature) => namedFor(signature, camelCase, taken),
  stub(signature) {
    if (isStructure(signature)) return kotlinStructure.stub(signature, own)
    const { functionName, parameters, returns } = signature
    return `${classesFor(signature, kotlinNodes)}${docLine(signature, (text) => `/** ${text} */`)}fun ${functionName}(${parameters.map(({ name, type }) => `${name}: ${typeOf(type)}`).join(', ')}): ${typeOf(returns)} {
    return ${neutral(returns)}
}
`
  },
  reading(signature) {
    const { functionName, parameters, returns } = signature
    const call = `${functionName}(${parameters.map(({ type }) => readExpression(type)).join(', ')})`
    const body = [
      'val words = java.util.StringTokenizer(System.`in`.bufferedReader().readText())',
      ...[...new Set(parameters.map(({ type }) => type))].flatMap(reader),
      ...helpersFor(signature, kotlinNodes),
      ...(isStructure(signature) ? kotlinStructure.calls(signature, own) : [printLine(call, returns)]),
    ]
    return `// ${belowIsOurs}
fun main() {
${indented(body, 4)}}
`
  },
  isWhole: (bare) => /\bfun\s+main\s*\(/.test(bare),
  prose: prose.slashes,
}
