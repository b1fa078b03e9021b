import { isNodeType, type ValueType } from '../../vocabulary/signature.ts'
import { namedFor, snakeCase } from './names.ts'
import { classesFor, helpersFor } from './nodes/nodeParts.ts'
import { rubyNodes } from './nodes/ruby.ts'
import { rubyStructure } from './structures/scripts.ts'
import { isStructure, type Own } from './structures/structure.ts'
import { belowIsOurs, docLine, namesNothing, prose, type StubLanguage } from './stubLanguage.ts'
import { type Element, indented, shapeOf } from './valueShape.ts'

const keywords = `alias and begin break case class def defined do else elsif end ensure false for if in module next nil not or redo rescue
  retry return self super then true undef unless until when while yield`
const taken = `${keywords} puts print format gets read_list read_rows words main loop rand sleep open test select system exit require
  lambda proc raise p method display send hash freeze dup clone object_id class tap inspect`

const empty: Record<Element, string> = {
  ...{ int: '0', long: '0', float: '0.0', string: "''", bool: 'false' },
  ...{ ListNode: 'nil', TreeNode: 'nil' },
}
const converted: Partial<Record<Element, string>> = {
  int: '.to_i',
  long: '.to_i',
  float: '.to_f',
  string: '',
  bool: " == 'true'",
}
const all: Partial<Record<Element, string>> = {
  int: '.map(&:to_i)',
  long: '.map(&:to_i)',
  float: '.map(&:to_f)',
  string: '',
  bool: " .map { |word| word == 'true' }",
}

function readExpression(type: ValueType): string {
  if (isNodeType(type)) return type === 'ListNode' ? 'list_node.call' : 'tree_node.call'
  const { element, depth } = shapeOf(type)
  if (depth === 0) return `words.shift${converted[element] ?? ''}`
  if (depth === 1) return `words.shift(words.shift.to_i)${all[element] ?? ''}`
  return `words.shift(2).map(&:to_i).then { |height, width| Array.new(height) { words.shift(width)${all[element] ?? ''} } }`
}

function printLine(call: string, type: ValueType): string {
  const { element, depth } = shapeOf(type)
  if (depth === 2) return `${call}.each { |row| puts row.join(' ') }`
  if (depth === 1) return `puts ${call}.join(${element === 'string' ? '"\\n"' : "' '"})`
  if (isNodeType(type)) return `puts shown.call(${call}).join(' ')`
  return element === 'float' ? `puts format('%.6f', ${call})` : `puts ${call}`
}

const readsItself = /(?<![.\w@$])(?:gets|readlines?)\b|\$stdin\b|\$<|\bSTDIN\b|\bARGF\b/

const own: Own = {
  typeOf: () => '',
  neutral: (type) => empty[shapeOf(type).element],
  read: readExpression,
  printed: (call, type) => [printLine(call, type)],
}

export const ruby: StubLanguage = {
  named: (signature) => namedFor(signature, snakeCase, taken, keywords),
  stub(signature) {
    if (isStructure(signature)) return rubyStructure.stub(signature, own)
    const { functionName, parameters, returns } = signature
    const { element, depth } = shapeOf(returns)
    return `${classesFor(signature, rubyNodes)}${docLine(signature, (text) => `# ${text}`)}def ${functionName}(${parameters.map(({ name }) => name).join(', ')})
  return ${depth > 0 ? '[]' : empty[element]}
end
`
  },
  reading(signature) {
    const { functionName, parameters, returns } = signature
    const body = [
      'words = STDIN.read.split',
      ...helpersFor(signature, rubyNodes),
      ...(isStructure(signature)
        ? rubyStructure.calls(signature, own)
        : [
            'arguments = []',
            ...parameters.map(({ type }) => `arguments << (${readExpression(type)})`),
            printLine(`${functionName}(*arguments)`, returns),
          ]),
    ]
    return `# ${belowIsOurs}
-> {
${indented(body, 2)}}.call
`
  },
  isWhole: (bare, functionName) => namesNothing(bare, functionName) || readsItself.test(bare),
  prose: prose.hashes,
}
