import { isNodeType, type ValueType } from '../../vocabulary/signature.ts'
import { camelCase, type NamedSignature, namedFor } from './names.ts'
import { goNodes } from './nodes/go.ts'
import { classesFor, helpersFor } from './nodes/nodeParts.ts'
import { goStructure } from './structures/compiled.ts'
import { isStructure, type Own, withOperations } from './structures/structure.ts'
import { belowIsOurs, docLine, prose, type StubLanguage } from './stubLanguage.ts'
import { type Element, hasCounts, shapeOf } from './valueShape.ts'

const taken = `any bool break case chan const continue default defer else fallthrough false float64 for func go goto if import int int64
  interface make map nil package range return select string struct switch true type var init main input output nextWord nextInt nextLong
  nextFloat nextFlag nextListNode nextTreeNode show made left`

const types: Record<Element, string> = {
  ...{ int: 'int', long: 'int64', float: 'float64', string: 'string', bool: 'bool' },
  ...{ ListNode: '*ListNode', TreeNode: '*TreeNode' },
}
const empty: Record<Element, string> = {
  ...{ int: '0', long: '0', float: '0', string: '""', bool: 'false' },
  ...{ ListNode: 'nil', TreeNode: 'nil' },
}
const readers: Record<Element, string> = {
  int: 'nextInt()',
  long: 'nextLong()',
  float: 'nextFloat()',
  string: 'nextWord()',
  bool: 'nextFlag()',
  ListNode: 'nextListNode()',
  TreeNode: 'nextTreeNode()',
}
const definitions: Partial<Record<Element, string[]>> = {
  int: ['nextInt := func() int {', '\tvalue, _ := strconv_.Atoi(nextWord())', '\treturn value', '}'],
  long: ['nextLong := func() int64 {', '\tvalue, _ := strconv_.ParseInt(nextWord(), 10, 64)', '\treturn value', '}'],
  float: ['nextFloat := func() float64 {', '\tvalue, _ := strconv_.ParseFloat(nextWord(), 64)', '\treturn value', '}'],
  bool: ['nextFlag := func() bool { return nextWord() == "true" }'],
}

const typeOf = (type: ValueType): string => '[]'.repeat(shapeOf(type).depth) + types[shapeOf(type).element]

function readLines(name: string, type: ValueType): string[] {
  const { element, depth } = shapeOf(type)
  if (depth === 0) return [`${name} := ${readers[element]}`]
  if (depth === 1)
    return [
      `${name} := make(${typeOf(type)}, nextInt())`,
      `for i := range ${name} {`,
      `\t${name}[i] = ${readers[element]}`,
      '}',
    ]
  return [
    `${name} := make(${typeOf(type)}, nextInt())`,
    `${name}Width := nextInt()`,
    `for i := range ${name} {`,
    `\t${name}[i] = make([]${types[element]}, ${name}Width)`,
    `\tfor j := range ${name}[i] {`,
    `\t\t${name}[i][j] = ${readers[element]}`,
    '\t}',
    '}',
  ]
}

function printLines(call: string, type: ValueType): string[] {
  const { element, depth } = shapeOf(type)
  if (isNodeType(type)) return [`show(${call})`]
  if (depth === 0)
    return [element === 'float' ? `fmt_.Fprintf(output, "%.6f\\n", ${call})` : `fmt_.Fprintln(output, ${call})`]
  if (depth === 1 && element === 'string')
    return [`for _, line := range ${call} {`, '\tfmt_.Fprintln(output, line)', '}']
  const elements = (of: string) => [
    `for i, value := range ${of} {`,
    '\tif i > 0 {',
    '\t\tfmt_.Fprint(output, " ")',
    '\t}',
    '\tfmt_.Fprint(output, value)',
    '}',
    'fmt_.Fprintln(output)',
  ]
  if (depth === 1) return elements(call)
  return [`for _, row := range ${call} {`, ...elements('row').map((line) => `\t${line}`), '}']
}

function readElements(signature: NamedSignature): Set<Element> {
  const all = withOperations(signature)
  const read = all.parameters.map(({ type }) => shapeOf(type).element)
  return new Set([...read, ...(hasCounts(all) ? (['int'] as const) : [])])
}

const isNumber = (element: Element): boolean => ['int', 'long', 'float'].includes(element)

const own: Own = {
  typeOf,
  neutral: (type) => empty[shapeOf(type).element],
  read: (type) => readers[shapeOf(type).element],
  printed: printLines,
}

export const go: StubLanguage = {
  named: (signature) => namedFor(signature, camelCase, taken),
  stub(signature) {
    if (isStructure(signature)) return goStructure.stub(signature, own)
    const { functionName, parameters, returns } = signature
    const { element, depth } = shapeOf(returns)
    return `package main

${classesFor(signature, goNodes)}${docLine(signature, (text) => `// ${text}`)}func ${functionName}(${parameters.map(({ name, type }) => `${name} ${typeOf(type)}`).join(', ')}) ${typeOf(returns)} {
	return ${depth > 0 ? `${typeOf(returns)}{}` : empty[element]}
}
`
  },
  reading(signature) {
    const { functionName, parameters, returns } = signature
    const call = `${functionName}(${parameters.map(({ name }) => name).join(', ')})`
    const body = [
      'input := bufio_.NewScanner(os_.Stdin)',
      'input.Buffer(make([]byte, 1<<16), 1<<24)',
      'input.Split(bufio_.ScanWords)',
      'output := bufio_.NewWriter(os_.Stdout)',
      'defer output.Flush()',
      'nextWord := func() string {',
      '\tinput.Scan()',
      '\treturn input.Text()',
      '}',
      ...[...readElements(signature)].flatMap((element) => definitions[element] ?? []),
      ...helpersFor(signature, goNodes),
      ...parameters.flatMap(({ name, type }) => readLines(name, type)),
      ...(isStructure(signature) ? goStructure.calls(signature, own) : printLines(call, returns)),
    ]
    return `// ${belowIsOurs}
func main() {
${body.map((line) => `\t${line}\n`).join('')}}
`
  },
  // Imports must come first, and their names must not clash with the candidate's.
  prepared(code, signature) {
    const packages = ['bufio', 'fmt', 'os', ...([...readElements(signature)].some(isNumber) ? ['strconv'] : [])]
    const imports = packages.map((name) => `${name}_ "${name}"`).join('; ')
    return code.replace(/^[ \t]*package[ \t]+main\b/m, (line) => `${line}; import (${imports})`)
  },
  isWhole: (bare) => /^func\s+main\s*\(/m.test(bare),
  prose: prose.slashesAndRawTexts,
}
