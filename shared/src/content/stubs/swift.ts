import { isNodeType, type ValueType } from '../../vocabulary/signature.ts'
import { camelCase, namedFor } from './names.ts'
import { classesFor, helpersFor } from './nodes/nodeParts.ts'
import { swiftNodes } from './nodes/swift.ts'
import { swiftStructure } from './structures/compiled.ts'
import { isStructure, type Own, printsFloat, withOperations } from './structures/structure.ts'
import { belowIsOurs, docLine, namesNothing, prose, type StubLanguage } from './stubLanguage.ts'
import { type Element, hasCounts, indented, shapeOf } from './valueShape.ts'

const taken = `Any as associatedtype async await break case catch class continue default defer deinit do else enum extension false
  fallthrough fileprivate for func guard if import in init inout internal is let nil operator private protocol public repeat rethrows
  return self Self static struct subscript super switch throw throws true try typealias var where while abs max min print stride zip
  swap main words position readLine readWord readInt readFloat readFlag readList readRows
  readListNode readTreeNode shown`

const types: Record<Element, string> = {
  ...{ int: 'Int', long: 'Int', float: 'Double', string: 'String', bool: 'Bool' },
  ...{ ListNode: 'ListNode?', TreeNode: 'TreeNode?' },
}
const empty: Record<Element, string> = {
  ...{ int: '0', long: '0', float: '0.0', string: '""', bool: 'false' },
  ...{ ListNode: 'nil', TreeNode: 'nil' },
}
const readers: Record<Element, string> = {
  int: 'readInt',
  long: 'readInt',
  float: 'readFloat',
  string: 'readWord',
  bool: 'readFlag',
  ListNode: 'readListNode',
  TreeNode: 'readTreeNode',
}
const definitions: Record<string, string[]> = {
  readWord: ['func readWord() -> String {', '    position += 1', '    return String(words[position - 1])', '}'],
  readInt: ['func readInt() -> Int { return Int(readWord())! }'],
  readFloat: ['func readFloat() -> Double { return Double(readWord())! }'],
  readFlag: ['func readFlag() -> Bool { return readWord() == "true" }'],
}
const readList = [
  'func readList<Value>(_ read: () -> Value) -> [Value] {',
  '    let length = readInt()',
  '    return (0..<length).map { _ in read() }',
  '}',
]
const readRows = [
  'func readRows<Value>(_ read: () -> Value) -> [[Value]] {',
  '    let height = readInt()',
  '    let width = readInt()',
  '    return (0..<height).map { _ in (0..<width).map { _ in read() } }',
  '}',
]

function typeOf(type: ValueType): string {
  const { element, depth } = shapeOf(type)
  return '['.repeat(depth) + types[element] + ']'.repeat(depth)
}

function readExpression(type: ValueType): string {
  const { element, depth } = shapeOf(type)
  return [`${readers[element]}()`, `readList(${readers[element]})`, `readRows(${readers[element]})`][depth] ?? ''
}

function printLine(call: string, type: ValueType): string {
  const { element, depth } = shapeOf(type)
  const joined = (of: string, separator: string) =>
    `${of}${element === 'string' ? '' : '.map { String($0) }'}.joined(separator: "${separator}")`
  if (depth === 2) return `for row in ${call} { print(${joined('row', ' ')}) }`
  if (depth === 1) return `print(${joined(call, element === 'string' ? '\\n' : ' ')})`
  if (isNodeType(type)) return `print(shown(${call}))`
  return element === 'float' ? `print(String(format: "%.6f", ${call}))` : `print(${call})`
}

const readsItself = /@main\b|(?<![.\w])readLine\s*\(|\bFileHandle\b|\bstdin\b/

const own: Own = {
  typeOf,
  neutral: (type) => empty[shapeOf(type).element],
  read: readExpression,
  printed: (call, type) => [printLine(call, type)],
}

export const swift: StubLanguage = {
  named: (signature) => namedFor(signature, camelCase, taken),
  stub(signature) {
    if (isStructure(signature)) return swiftStructure.stub(signature, own)
    const { functionName, parameters, returns } = signature
    const { element, depth } = shapeOf(returns)
    return `${classesFor(signature, swiftNodes)}${docLine(signature, (text) => `/// ${text}`)}func ${functionName}(${parameters.map(({ name, type }) => `_ ${name}: ${typeOf(type)}`).join(', ')}) -> ${typeOf(returns)} {
    return ${depth > 0 ? '[]' : empty[element]}
}
`
  },
  reading(signature) {
    const { functionName, parameters, returns } = signature
    const all = withOperations(signature)
    const shapes = all.parameters.map(({ type }) => shapeOf(type))
    const depths = new Set(shapes.map((shape) => shape.depth))
    const read = new Set(['readWord', ...shapes.map((shape) => readers[shape.element])])
    if (hasCounts(all)) read.add('readInt')
    const call = `${functionName}(${parameters.map(({ type }) => readExpression(type)).join(', ')})`
    const body = [
      'var words: [Substring] = []',
      'while let line = readLine() { words += line.split(separator: " ") }',
      'var position = 0',
      ...[...read].flatMap((each) => definitions[each] ?? []),
      ...(depths.has(1) ? readList : []),
      ...(depths.has(2) ? readRows : []),
      ...helpersFor(signature, swiftNodes),
      ...(isStructure(signature) ? swiftStructure.calls(signature, own) : [printLine(call, returns)]),
    ]
    return `// ${belowIsOurs}
${printsFloat(signature) ? 'import Foundation\n\n' : ''}do {
${indented(body, 4)}}
`
  },
  isWhole: (bare, functionName) => namesNothing(bare, functionName) || readsItself.test(bare),
  prose: prose.slashes,
}
