import { isNodeType, type NodeType, type ValueType } from '../../vocabulary/signature.ts'
import { namedFor, snakeCase } from './names.ts'
import { bashNodes } from './nodes/bash.ts'
import { helpersFor } from './nodes/nodeParts.ts'
import { bashStructure } from './structures/scripts.ts'
import { isStructure, type Own } from './structures/structure.ts'
import { belowIsOurs, docLine, namesNothing, prose, type StubLanguage } from './stubLanguage.ts'
import { type Element, indented, shapeOf } from './valueShape.ts'

// Names that stubs may not use: commands that a function of the same name would hide, and variables with a meaning in
// bash.
const taken = `case coproc do done elif else esac fi for function if in select then time until while alias bg break builtin caller cd
  command continue declare dirs disown echo enable eval exec exit export false fc fg getopts hash help history jobs kill let local
  logout mapfile popd printf pushd pwd read readarray readonly return set shift shopt source suspend test times trap true type typeset
  ulimit umask unalias unset wait cat sort lines position
  val next left right node node_count read_list_node read_tree_node print_list print_tree`

const empty: Record<Element, string> = {
  int: 'echo 0',
  long: 'echo 0',
  float: 'echo 0.000000',
  string: 'echo ""',
  bool: 'echo false',
  ListNode: 'print_list 0',
  TreeNode: 'print_tree 0',
}

const fields: Record<NodeType, string[]> = { ListNode: ['val', 'next'], TreeNode: ['val', 'left', 'right'] }

/**
 * Describes a parameter in the stub's comment. Bash can't pass arrays to functions, so parameters are global variables.
 */
function described(name: string, type: ValueType): string {
  const { depth } = shapeOf(type)
  const array = `"\${${name}[@]}" has \${#${name}[@]} of them`
  if (isNodeType(type)) {
    const all = fields[type].map((field) => `\${${field}[${name}]}`).join(', ')
    return `# $${name} is a node, or 0 for none; it has ${all}`
  }
  if (depth === 0) return `# $${name}`
  if (depth === 1) return `# ${array}`
  return `# "\${${name}[@]}" is row behind row: $${name}_rows rows of $${name}_columns`
}

/**
 * Generates the code that reads a parameter, line by line. An array of numbers has its own line, unless it is empty.
 */
function readLines(name: string, type: ValueType): string[] {
  const { element, depth } = shapeOf(type)
  const next = `\${lines[position++]}`
  if (isNodeType(type))
    return [
      `if ((${next} > 0)); then node=${next}; else node=; fi`,
      `${type === 'ListNode' ? 'read_list_node' : 'read_tree_node'} "$node"`,
      `${name}=$node`,
    ]
  if (depth === 0) return [`${name}=${next}`]
  if (depth === 2)
    return [
      `read -r ${name}_rows ${name}_columns <<< "${next}"`,
      `${name}=(\${lines[@]:position:${name}_rows})`,
      `position=$((position + ${name}_rows))`,
    ]
  if (element === 'string')
    return [
      `${name}_length=${next}`,
      `${name}=("\${lines[@]:position:${name}_length}")`,
      `position=$((position + ${name}_length))`,
    ]
  return [`${name}=()`, `if ((${next} > 0)); then ${name}=(${next}); fi`]
}

const howToReturn = (type: ValueType): string => {
  const { element, depth } = shapeOf(type)
  if (isNodeType(type)) return '# This prints it.'
  if (depth === 0) return '# Print it.'
  return depth === 1 && element !== 'string' ? '# Print them on one line.' : '# Print each on a line of its own.'
}

/**
 * Whether the code calls the function at the top level. The function prints its result, so such a script is a whole
 * program.
 */
const isCalled = (bare: string, functionName: string): boolean =>
  new RegExp(`^${functionName}(?![\\w$])(?!\\s*\\()`, 'm').test(bare)
const readsItself = /\$\(\s*(?:cat|<)|^(?:while\b.*\bread\b|(?:IFS=\S*\s+)?(?:read|mapfile|readarray)\b)/m

const own: Own = {
  typeOf: (type) => described('%', type),
  neutral: (type) => empty[shapeOf(type).element],
  read: () => '',
  printed: () => [],
}

export const bash: StubLanguage = {
  named: (signature) => ({
    ...namedFor(signature, snakeCase, taken),
    functionName: namedFor({ ...signature, methods: undefined }, snakeCase, taken).functionName,
  }),
  stub(signature) {
    if (isStructure(signature)) return bashStructure.stub(signature, own)
    const { functionName, parameters, returns } = signature
    const { element, depth } = shapeOf(returns)
    const told = [...parameters.map(({ name, type }) => described(name, type)), howToReturn(returns)]
    return `${docLine(signature, (text) => `# ${text}`)}${functionName}() {
${indented([...told, depth > 0 ? 'echo' : empty[element]], 2)}}
`
  },
  reading(signature) {
    const { functionName, parameters } = signature
    return `# ${belowIsOurs}
set -f
IFS=$'\\n' lines=($(cat))
IFS=$' \\t\\n'
position=0
${indented(
  [...helpersFor(signature, bashNodes), ...parameters.flatMap(({ name, type }) => readLines(name, type))],
  0,
)}${isStructure(signature) ? indented(bashStructure.calls(signature, own), 0) : `${functionName}\n`}`
  },
  isWhole: (bare, functionName) =>
    namesNothing(bare, functionName) || isCalled(bare, functionName) || readsItself.test(bare),
  prose: prose.hashes,
}
