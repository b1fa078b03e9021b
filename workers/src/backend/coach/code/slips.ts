import { around, type CodeNode, partAt, partsOf, within } from '../../../code/codeNode.ts'
import {
  assignmentOf,
  bare,
  baseOf,
  binaryOf,
  bodyOf,
  callOf,
  conditionOf,
  functionAround,
  isName,
  placeOf,
} from '../../../code/parts.ts'
import type { Finding } from './finding.ts'
import { type CodeReading, quoted } from './readCode.ts'

/**
 * A rule for a kind of slip. `say` hints at something to check in a part of the program; null if nothing stands out.
 * `at` begins the sentence and names the place.
 */
type Rule = { languages: readonly string[]; say: (node: CodeNode, at: string, reading: CodeReading) => string | null }

const scripts = ['javascript', 'typescript']

/** Slips visible in a single expression or statement, in the order to report them. */
const rules: readonly Rule[] = [
  {
    languages: ['python'],
    say: (node, at) => (isPlaceholder(node) ? `${at} is still a placeholder, so nothing happens there yet.` : null),
  },
  {
    languages: ['cpp', 'c', 'java', 'csharp', 'javascript', 'typescript', 'php'],
    say: (node, at) => (isAskedFor(node) ? `${at} has a single equals sign inside a condition.` : null),
  },
  {
    languages: ['python'],
    say: (node, at) =>
      isOneRow(node) ? `${at} makes rows; look at whether they are several lists, or one and the same.` : null,
  },
  {
    languages: ['python'],
    say(node, at) {
      const value = /^(typed_)?default_parameter$/.test(node.type) ? partAt(node, 'value') : null
      const isList = value !== null && (/^(list|dictionary|set)$/.test(value.type) || value.text === 'set()')
      if (!isList || !isChanged(partAt(node, 'name')?.text ?? '', functionAround(node))) return null
      return `${at} has a default value that can change; look at what it holds in the second call.`
    },
  },
  {
    languages: scripts,
    say(node, at, reading) {
      const call = callOf(node)
      const isBare = call?.name === 'sort' && call.receiver !== null && call.arguments.length === 0
      if (!isBare || holdsTexts(call.receiver, reading)) return null
      return `${at} sorts without saying how two values compare; find out in which order it puts 9 and 10.`
    },
  },
  {
    languages: ['python', ...scripts],
    say(node, at, reading) {
      const halved = assignmentOf(node)
      if (halved?.value == null || !isName(halved.target) || !isHalf(halved.value)) return null
      const name = halved.target.text
      const isPlace = reading.nodes.some((each) => placeOf(each)?.index.text === name)
      const hasFractions = reading.nodes.some(({ type, text }) => /^(float|number)$/.test(type) && /[.e]/.test(text))
      const isMiddle = /^(mid|middle)$/.test(name) && !hasFractions
      return isPlace || isMiddle ? `${at} divides; look at which kind of number ${quoted(name)} is afterwards.` : null
    },
  },
  {
    languages: ['java'],
    say(node, at) {
      const compared = binaryOf(node)
      const hasText = compared !== null && [compared.left, compared.right].some(({ type }) => type === 'string_literal')
      return hasText && /^[!=]=$/.test(compared.sign)
        ? `${at} compares strings; look at what exactly is compared there.`
        : null
    },
  },
]

/** Finds slips in single expressions, rule by rule. */
export const slipsIn = (reading: CodeReading): Finding[] =>
  rules
    .filter(({ languages }) => languages.includes(reading.language))
    .flatMap(({ say }) =>
      reading.nodes.filter(reading.isOwn).flatMap((node) => {
        const text = say(node, `Line ${node.line}`, reading)
        return text === null ? [] : [{ line: node.line, text }]
      }),
    )

/**
 * Whether this is a `pass` that makes up a function's whole body. Ignores methods, which may be meant for overriding.
 */
function isPlaceholder(node: CodeNode): boolean {
  const holder = [...around(node)].some(({ type }) => type === 'class_definition') ? null : functionAround(node)
  const [only, more] = holder === null ? [] : bodyOf(holder)
  return only === node && more === undefined && node.type === 'pass_statement' && node.line !== holder?.line
}

/**
 * Whether an assignment is used as a condition by mistake. False for assigning a call's result or a chain's next
 * element, which is common practice in conditions.
 */
function isAskedFor(node: CodeNode): boolean {
  const assignment = assignmentOf(node)
  if (assignment?.operator !== '=' || assignment.value === null) return false
  if (!/literal|number|integer|true|false|null|none|identifier|variable_name/.test(assignment.value.type)) return false
  for (const each of around(node)) {
    if (/^(if_statement|while_statement|do_statement)$/.test(each.type))
      return conditionOf(each) !== null && isIn(conditionOf(each), node)
    const joins = /^(&&|\|\|)$/.test(binaryOf(each)?.sign ?? '')
    if (!joins && !/^(parenthesized_expression|condition_clause)$/.test(each.type)) return false
  }
  return false
}

const isIn = (outer: CodeNode | null, node: CodeNode): boolean =>
  outer === node || (outer !== null && [...within(outer)].includes(node))

/** Whether a list of lists repeats one list by reference: `[[0] * n] * n`. */
function isOneRow(node: CodeNode): boolean {
  const times = binaryOf(node)
  if (times?.sign !== '*') return false
  const rows = [times.left, times.right].find(({ type }) => type === 'list')
  const [row, more] = rows === undefined ? [] : partsOf(rows)
  const repeated = row === undefined || more !== undefined ? null : binaryOf(row)
  const isRow = [repeated?.left, repeated?.right].some((each) => each?.type === 'list')
  return isRow || (more === undefined && row?.type === 'list' && partsOf(row).length !== 1)
}

const changing = /^(append|add|insert|extend|update|setdefault|pop|remove|clear|sort|reverse|appendleft)$/

/** Whether a function reassigns a name or passes it on to other code. */
const isChanged = (name: string, holder: CodeNode | null): boolean =>
  holder !== null &&
  [...within(holder)].some((node) => {
    const call = callOf(node)
    const target = assignmentOf(node)?.target
    const isGivenOut = node.type === 'return_statement' && partsOf(node)[0]?.text === name
    const isMethod = call?.receiver?.text === name && changing.test(call.name)
    return isGivenOut || isMethod || (target !== undefined && placeOf(target) !== null && baseOf(target).text === name)
  })

/** Whether an expression is a half, such as `a / 2`, or a half plus or minus something. */
function isHalf(node: CodeNode): boolean {
  const sum = binaryOf(bare(node))
  if (sum === null) return false
  if (sum.sign === '/') return sum.right.text === '2'
  return /^[-+]$/.test(sum.sign) && (isHalf(sum.left) || isHalf(sum.right))
}

/** Whether a list certainly holds strings, which sort correctly by default. */
function holdsTexts(list: CodeNode | null, { nodes }: CodeReading): boolean {
  if (list === null) return false
  const makes = /\.split\(|^\[\.\.\.|Array\.from\(|string\[\]|Array<string>|\[\s*['"`]/
  if (makes.test(list.text)) return true
  const name = baseOf(list)
  const given = nodes.filter((node) => {
    const isParameter = /parameter$/.test(node.type) && partsOf(node)[0]?.text === name.text
    return isParameter || (node.type === 'variable_declarator' && partsOf(node)[0]?.text === name.text)
  })
  return name === list && given.some(({ text }) => makes.test(text.replace(/^\w+\s*=\s*/, '')))
}
