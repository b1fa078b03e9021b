import { isNodeType, type ValueType } from '../../vocabulary/signature.ts'
import { camelCase, namedFor } from './names.ts'
import { javaNodes } from './nodes/java.ts'
import { classesFor, helpersFor } from './nodes/nodeParts.ts'
import { javaStructure } from './structures/compiled.ts'
import { isStructure, type Own } from './structures/structure.ts'
import { belowIsOurs, docLine, prose, type StubLanguage } from './stubLanguage.ts'
import { type Element, indented, shapeOf } from './valueShape.ts'

const taken = `abstract assert boolean break byte case catch char class const continue default do double else enum extends false final
  finally float for goto if implements import instanceof int interface long main native new null package private protected public
  return short static strictfp super switch synchronized this throw throws transient true try var void volatile while yield`

const types: Record<Element, string> = {
  ...{ int: 'int', long: 'long', float: 'double', string: 'String', bool: 'boolean' },
  ...{ ListNode: 'ListNode', TreeNode: 'TreeNode' },
}
const empty: Record<Element, string> = {
  ...{ int: '0', long: '0', float: '0.0', string: '""', bool: 'false' },
  ...{ ListNode: 'null', TreeNode: 'null' },
}
const read: Record<Element, string> = {
  int: 'Integer.parseInt(words.nextToken())',
  long: 'Long.parseLong(words.nextToken())',
  float: 'Double.parseDouble(words.nextToken())',
  string: 'words.nextToken()',
  bool: 'Boolean.parseBoolean(words.nextToken())',
  ListNode: 'readListNode(words)',
  TreeNode: 'readTreeNode(words)',
}

const typeOf = (type: ValueType): string => types[shapeOf(type).element] + '[]'.repeat(shapeOf(type).depth)

/** `readIntList`, `readStringRows` */
const readerOf = (type: ValueType): string => {
  const { element, depth } = shapeOf(type)
  return `read${element.charAt(0).toUpperCase()}${element.slice(1)}${depth === 1 ? 'List' : 'Rows'}`
}

function readExpression(type: ValueType): string {
  const { element, depth } = shapeOf(type)
  return depth === 0 ? read[element] : `${readerOf(type)}(words)`
}

function reader(type: ValueType): string[] {
  const { element, depth } = shapeOf(type)
  const head = `private static ${typeOf(type)} ${readerOf(type)}(java.util.StringTokenizer words) {`
  const one = types[element]
  if (depth === 0) return []
  if (depth === 1)
    return [
      '',
      head,
      `    ${one}[] list = new ${one}[${read.int}];`,
      `    for (int i = 0; i < list.length; i++) list[i] = ${read[element]};`,
      '    return list;',
      '}',
    ]
  return [
    '',
    head,
    `    int height = ${read.int};`,
    `    int width = ${read.int};`,
    `    ${one}[][] rows = new ${one}[height][width];`,
    `    for (${one}[] row : rows)`,
    `        for (int i = 0; i < width; i++) row[i] = ${read[element]};`,
    '    return rows;',
    '}',
  ]
}

function printLines(call: string, type: ValueType): string[] {
  const { element, depth } = shapeOf(type)
  const joiner = (name: string, separator: string) =>
    `java.util.StringJoiner ${name} = new java.util.StringJoiner("${separator}");`
  const collect = (of: string, into: string) =>
    `for (${types[element]} value : ${of}) ${into}.add(String.valueOf(value));`
  if (depth === 0 && element === 'float')
    return [`System.out.println(String.format(java.util.Locale.ROOT, "%.6f", ${call}));`]
  if (depth === 0) return [`System.out.println(${isNodeType(type) ? `shown(${call})` : call});`]
  if (depth === 1)
    return [
      joiner('answer', element === 'string' ? '\\n' : ' '),
      collect(call, 'answer'),
      'System.out.println(answer);',
    ]
  return [
    joiner('answer', '\\n'),
    `for (${types[element]}[] row : ${call}) {`,
    `    ${joiner('line', ' ')}`,
    `    ${collect('row', 'line')}`,
    '    answer.add(line.toString());',
    '}',
    'System.out.println(answer);',
  ]
}

const own: Own = {
  typeOf,
  neutral: (type) => empty[shapeOf(type).element],
  read: readExpression,
  printed: printLines,
}

export const java: StubLanguage = {
  named: (signature) => namedFor(signature, camelCase, taken),
  stub(signature) {
    if (isStructure(signature)) return javaStructure.stub(signature, own)
    const { functionName, parameters, returns } = signature
    const { element, depth } = shapeOf(returns)
    const sizes = ['', '[0]', '[0][0]'][depth] ?? ''
    return `import java.util.*;

${classesFor(signature, javaNodes)}class Solution {
${docLine(signature, (text) => `    /** ${text} */`)}    ${typeOf(returns)} ${functionName}(${parameters.map(({ name, type }) => `${typeOf(type)} ${name}`).join(', ')}) {
        return ${depth > 0 ? `new ${types[element]}${sizes}` : empty[element]};
    }
}
`
  },
  reading(signature) {
    const { functionName, parameters, returns } = signature
    // Works for static methods too.
    const call = `new Solution().${functionName}(${parameters.map(({ type }) => readExpression(type)).join(', ')})`
    const readers = [
      ...[...new Set(parameters.map(({ type }) => type))].flatMap(reader),
      ...helpersFor(signature, javaNodes),
    ]
    return `// ${belowIsOurs}
class Main {
    public static void main(String[] args) throws java.io.IOException {
        java.util.StringTokenizer words = new java.util.StringTokenizer(new String(System.in.readAllBytes()));
${indented(isStructure(signature) ? javaStructure.calls(signature, own) : printLines(call, returns), 8)}    }
${indented(readers, 4)}}
`
  },
  isWhole: (bare) => /\bvoid\s+main\s*\(/.test(bare),
  prose: prose.slashes,
}
