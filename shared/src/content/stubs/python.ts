import { isNodeType, type ValueType } from '../../vocabulary/signature.ts'
import { namedFor, snakeCase } from './names.ts'
import { classesFor, helpersFor } from './nodes/nodeParts.ts'
import { pythonNodes } from './nodes/python.ts'
import { pythonStructure } from './structures/scripts.ts'
import { isStructure, type Own } from './structures/structure.ts'
import { belowIsOurs, docLine, namesNothing, prose, type StubLanguage } from './stubLanguage.ts'
import { indented, shapeOf } from './valueShape.ts'

const taken = `False None True and as assert async await break class continue def del elif else except finally for from global if import
  in is lambda nonlocal not or pass raise return try while with yield islice read_and_print read_list read_rows read_list_node
  read_tree_node shown sys words`

const types = {
  ...{ int: 'int', long: 'int', float: 'float', string: 'str', bool: 'bool' },
  ...{ ListNode: 'ListNode | None', TreeNode: 'TreeNode | None' },
}
const empty = {
  ...{ int: '0', long: '0', float: '0.0', string: '""', bool: 'False' },
  ...{ ListNode: 'None', TreeNode: 'None' },
}
const read = {
  int: 'int(next(words))',
  long: 'int(next(words))',
  float: 'float(next(words))',
  string: 'next(words)',
  bool: 'next(words) == "true"',
  ListNode: 'read_list_node()',
  TreeNode: 'read_tree_node()',
}
const readArray = ['', 'read_list', 'read_rows']

function typeOf(type: ValueType): string {
  const { element, depth } = shapeOf(type)
  return 'list['.repeat(depth) + types[element] + ']'.repeat(depth)
}

function readExpression(type: ValueType): string {
  const { element, depth } = shapeOf(type)
  return depth === 0 ? read[element] : `${readArray[depth]}(${types[element]})`
}

function printLines(call: string, type: ValueType): string[] {
  const { element, depth } = shapeOf(type)
  if (depth === 2) return [`for row in ${call}:`, '    print(*row)']
  if (depth === 1) return [element === 'string' ? `print(*${call}, sep="\\n")` : `print(*${call})`]
  if (isNodeType(type)) return [`print(*shown(${call}))`]
  if (element === 'float') return [`print(f"{${call}:.6f}")`]
  return [element === 'bool' ? `print("true" if ${call} else "false")` : `print(${call})`]
}

const definitions = {
  list: ['', 'def read_list(convert):', '    return list(map(convert, islice(words, int(next(words)))))'],
  rows: [
    '',
    'def read_rows(convert):',
    '    rows, columns = int(next(words)), int(next(words))',
    '    return [list(map(convert, islice(words, columns))) for _ in range(rows)]',
  ],
}

const readsItself = /(?<![.\w])input\s*\(|\bstdin\b|\bfileinput\b|\bopen\s*\(\s*0\b|\bos\s*\.\s*read\b/

const own: Own = {
  typeOf,
  neutral: (type) => empty[shapeOf(type).element],
  read: readExpression,
  printed: printLines,
}

export const python: StubLanguage = {
  named: (signature) => namedFor(signature, snakeCase, taken),
  stub(signature) {
    if (isStructure(signature)) return pythonStructure.stub(signature, own)
    const { functionName, parameters, returns } = signature
    const { element, depth } = shapeOf(returns)
    return `${classesFor(signature, pythonNodes, '\n\n')}def ${functionName}(${parameters.map(({ name, type }) => `${name}: ${typeOf(type)}`).join(', ')}) -> ${typeOf(returns)}:
${docLine(signature, (text) => `    """${text}"""`)}    return ${depth > 0 ? '[]' : empty[element]}
`
  },
  reading(signature) {
    const { functionName, parameters, returns } = signature
    const helpers = helpersFor(signature, pythonNodes)
    const depths = new Set(parameters.map(({ type }) => shapeOf(type).depth))
    const call = `${functionName}(${parameters.map(({ type }) => readExpression(type)).join(', ')})`
    const body = [
      'import sys',
      ...(depths.has(1) || depths.has(2) ? ['from itertools import islice'] : []),
      '',
      'words = iter(sys.stdin.read().split())',
      ...(depths.has(1) ? definitions.list : []),
      ...(depths.has(2) ? definitions.rows : []),
      ...helpers,
      ...(depths.has(1) || depths.has(2) || helpers.length > 0 ? [''] : []),
      ...(isStructure(signature) ? pythonStructure.calls(signature, own) : printLines(call, returns)),
    ]
    return `# ${belowIsOurs}
def read_and_print():
${indented(body, 4)}

read_and_print()
`
  },
  isWhole: (bare, functionName) => namesNothing(bare, functionName) || readsItself.test(bare),
  prose: prose.hashes,
}
