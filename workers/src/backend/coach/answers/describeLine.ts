import { type CodeNode, partAt, partsOf, within } from '../../../code/codeNode.ts'
import {
  assignmentOf,
  baseOf,
  callOf,
  conditionOf,
  functionAround,
  isFunction,
  isIf,
  isLoop,
  isName,
  leavesBy,
  loopsAround,
} from '../../../code/parts.ts'
import { type CodeReading, quoted } from '../code/readCode.ts'

/** Describes a line of the candidate's code in plain English, using the names in it. Null if we can't read the line. */
export function describeLine(reading: CodeReading, line: number): string | null {
  const onLine = reading.nodes.filter((node) => node.line === line && node.isNamed && partsOf(node).length > 0)
  for (const describe of kinds) {
    for (const node of onLine) {
      const said = describe(node)
      if (said !== null) return `Line ${line} ${said}${placeOf(node, line)}`
    }
  }
  const leaving = reading.nodes.find((node) => node.line === line && leavesBy(node) !== null)
  const how = leaving === undefined ? null : leavesBy(leaving)
  return how === null ? null : `Line ${line} ${leavingWords[how] ?? `leaves by ${how}`}.`
}

const leavingWords: Record<string, string> = {
  break: 'ends the loop around it at once',
  continue: 'goes on with the next round of the loop at once',
  return: 'leaves the function, with nothing to hand back',
}

type Describe = (node: CodeNode) => string | null

const kinds: readonly Describe[] = [
  (node) => {
    if (!isFunction(node)) return null
    const name = partAt(node, 'name', 'declarator')
    return name === null ? 'begins a function' : `begins the function ${quoted(baseOf(name).text.split('(')[0] ?? '')}`
  },
  (node) => {
    if (!isLoop(node)) return null
    const [each, walked] = [partAt(node, 'left', 'pattern', 'name'), partAt(node, 'right', 'value')]
    if (each !== null && walked !== null && isName(each))
      return `is a loop: each round takes the next value as ${quoted(each.text)}${from(walked)}`
    const condition = conditionOf(node)
    return condition === null ? 'is a loop' : `is a loop that goes on while its condition holds${about(condition)}`
  },
  (node) => {
    const condition = isIf(node) || /^elif_clause|else_if/.test(node.type) ? conditionOf(node) : null
    return condition === null ? null : `is a condition${about(condition)}: what stands under it runs only if it holds`
  },
  (node) => {
    if (leavesBy(node) !== 'return') return null
    const [value] = partsOf(node)
    return `leaves the function${value === undefined ? '' : ` and hands back what it makes${from(value)}`}`
  },
  (node) => {
    const assignment = assignmentOf(node)
    if (assignment === null) return null
    const name = quoted(baseOf(assignment.target).text)
    if (!isName(assignment.target))
      return `changes a part of ${name}${assignment.value === null ? '' : from(assignment.value)}`
    if (assignment.operator !== '=' && assignment.operator !== ':=')
      return `changes ${name} by what it was before${assignment.value === null ? '' : from(assignment.value)}`
    const isChained = assignment.value !== null && assignmentOf(assignment.value) !== null
    return `gives ${name} a value${assignment.value === null || isChained ? '' : from(assignment.value)}`
  },
  (node) => {
    const call = callOf(node)
    if (call === null || call.name === '') return null
    const on = call.receiver === null ? null : quoted(baseOf(call.receiver).text)
    const known = on === null ? undefined : calls.find(({ name }) => name.test(call.name))
    if (known !== undefined) return known.says.replace('{on}', on ?? '')
    return on === null ? `calls ${quoted(call.name)}` : `calls ${quoted(call.name)} of ${on}`
  },
]

/** Descriptions of the most common calls, by name. */
const calls: readonly { name: RegExp; says: string }[] = [
  { name: /^(append|push|push_back|add|emplace_back|offer|enqueue)$/, says: 'puts one more value into {on}' },
  { name: /^(pop|popleft|poll|shift|pop_back|pop_front|dequeue|remove)$/, says: 'takes a value out of {on}' },
  { name: /^(sort|sort_by|sort_unstable)$/, says: 'puts {on} in order' },
  { name: /^(extend|addAll|concat|update)$/, says: 'puts several values into {on}' },
  { name: /^(clear)$/, says: 'empties {on}' },
]

const maxNames = 3

const namesIn = (node: CodeNode): string[] =>
  [...new Set([...within(node)].filter(isName).map(({ text }) => quoted(text)))].slice(0, maxNames)

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

const from = (node: CodeNode): string => {
  const names = namesIn(node)
  return names.length === 0 ? '' : ` from ${listed(names)}`
}
const about = (node: CodeNode): string => {
  const names = namesIn(node)
  return names.length === 0 ? '' : ` about ${listed(names)}`
}

/** Says how many loops surround the line or, if there are none, whether it is outside of every function. */
function placeOf(node: CodeNode, line: number): string {
  const loops = loopsAround(node).filter((loop) => loop.line < line)
  if (loops.length > 1) return `. It runs once for each round of ${loops.length} loops within each other.`
  if (loops[0] !== undefined) return `. It runs in each round of the loop on line ${loops[0].line}.`
  return functionAround(node) === null && !isFunction(node) ? '. It stands outside of every function.' : '.'
}
