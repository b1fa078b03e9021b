import { isNodeType, type ValueType } from '../../vocabulary/signature.ts'
import { camelCase, namedFor } from './names.ts'
import { classesFor, helpersFor } from './nodes/nodeParts.ts'
import { scalaNodes } from './nodes/scala.ts'
import { scalaStructure } from './structures/compiled.ts'
import { isStructure, type Own } from './structures/structure.ts'
import { belowIsOurs, docLine, prose, type StubLanguage } from './stubLanguage.ts'
import { type Element, indented, shapeOf } from './valueShape.ts'

const taken = `abstract case catch class def do else extends false final finally for forSome if implicit import lazy match new null object
  override package private protected return sealed super this throw trait try true type val var while with yield main words args
  wait notify notifyAll toString hashCode equals clone finalize getClass println print assert require`

const types: Record<Element, string> = {
  ...{ int: 'Int', long: 'Long', float: 'Double', string: 'String', bool: 'Boolean' },
  ...{ ListNode: 'ListNode', TreeNode: 'TreeNode' },
}
const empty: Record<Element, string> = {
  ...{ int: '0', long: '0L', float: '0.0', string: '""', bool: 'false' },
  ...{ ListNode: 'null', TreeNode: 'null' },
}
const next = 'words.nextToken()'
const read: Record<Element, string> = {
  int: `${next}.toInt`,
  long: `${next}.toLong`,
  float: `${next}.toDouble`,
  string: next,
  bool: `(${next} == "true")`,
  ListNode: 'readListNode()',
  TreeNode: 'readTreeNode()',
}

function typeOf(type: ValueType): string {
  const { element, depth } = shapeOf(type)
  return 'Array['.repeat(depth) + types[element] + ']'.repeat(depth)
}

function readExpression(type: ValueType): string {
  const { element, depth } = shapeOf(type)
  const sizes = Array.from({ length: depth }, () => read.int).join(', ')
  return depth === 0 ? read[element] : `Array.fill(${sizes})(${read[element]})`
}

function printLine(call: string, type: ValueType): string {
  const { element, depth } = shapeOf(type)
  if (depth === 2) return `${call}.foreach(row => println(row.mkString(" ")))`
  if (depth === 1) return `println(${call}.mkString("${element === 'string' ? '\\n' : ' '}"))`
  if (isNodeType(type)) return `println(shown(${call}))`
  return element === 'float' ? `println("%.6f".formatLocal(java.util.Locale.ROOT, ${call}))` : `println(${call})`
}

const own: Own = {
  typeOf,
  neutral: (type) => empty[shapeOf(type).element],
  read: readExpression,
  printed: (call, type) => [printLine(call, type)],
}

export const scala: StubLanguage = {
  named: (signature) => namedFor(signature, camelCase, taken),
  stub(signature) {
    if (isStructure(signature)) return scalaStructure.stub(signature, own)
    const { functionName, parameters, returns } = signature
    const { element, depth } = shapeOf(returns)
    return `${classesFor(signature, scalaNodes)}object Solution {
${docLine(signature, (text) => `  /** ${text} */`)}  def ${functionName}(${parameters.map(({ name, type }) => `${name}: ${typeOf(type)}`).join(', ')}): ${typeOf(returns)} = {
    ${depth > 0 ? 'Array()' : empty[element]}
  }
}
`
  },
  reading(signature) {
    const { functionName, parameters, returns } = signature
    const call = `Solution.${functionName}(${parameters.map(({ type }) => readExpression(type)).join(', ')})`
    const printed = isStructure(signature) ? scalaStructure.calls(signature, own) : [printLine(call, returns)]
    return `// ${belowIsOurs}
object Main {
  def main(args: Array[String]): Unit = {
    val words = new java.util.StringTokenizer(new String(System.in.readAllBytes()))
${indented([...helpersFor(signature, scalaNodes), ...printed], 4)}  }
}
`
  },
  isWhole: (bare) => /\bdef\s+main\s*\(|\b(?:extends|with)\s+(?:scala\.)?App\b/.test(bare),
  prose: prose.slashes,
}
