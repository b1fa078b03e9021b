import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import { around, type CodeNode, partsOf, within } from '../../../code/codeNode.ts'
import {
  type Assignment,
  assignmentOf,
  bare,
  binaryOf,
  bodyOf,
  callOf,
  conditionOf,
  functionAround,
  isBlock,
  isElseIf,
  isIf,
  isLoop,
  isName,
  otherwise,
  placeOf,
  statementsIn,
} from '../../../code/parts.ts'
import type { Finding } from './finding.ts'
import { countedPlaces } from './loopSuspects.ts'
import { type CodeReading, quoted } from './readCode.ts'

/** Library functions that people often write by hand, by language. */
const largerOf: Partial<Record<ProgrammingLanguage, string>> = {
  python: '`max` and `min`',
  ruby: '`max` and `min`',
  cpp: '`std::max` and `std::min`',
  java: '`Math.max` and `Math.min`',
  javascript: '`Math.max` and `Math.min`',
  typescript: '`Math.max` and `Math.min`',
  csharp: '`Math.Max` and `Math.Min`',
  go: '`max` and `min`',
  rust: '`max` and `min`',
  php: '`max` and `min`',
}

/** Finds code that reimplements something in the language or its library, and says so without giving code. */
export function libraryHelps(reading: CodeReading): Finding[] {
  const own = reading.nodes.filter(reading.isOwn)
  return [walksByIndex, keepsExtreme, addsUp, countsByHand, swaps].flatMap((find) =>
    own.flatMap((node) => find(node, reading)),
  )
}

/** Finds loops that use an index only to get at the element. */
function walksByIndex(loop: CodeNode, { nodes }: CodeReading): Finding[] {
  const counted = isLoop(loop) ? countedPlaces(loop) : null
  if (counted === null || !counted.fromStart || counted.beyond) return []
  const { index, list } = counted
  const body = bodyOf(loop).flatMap((statement) => [...within(statement)])
  const uses = body.filter((node) => isName(node) && node.text === index)
  // If the list changes during the loop, the loop needs an index.
  const changes = body.some((node) => callOf(node)?.receiver?.text === list || assignmentOf(node)?.target.text === list)
  const isUsedAfter = nodes.some(
    (node) =>
      isName(node) &&
      node.text === index &&
      node.from > loop.to &&
      functionAround(node) === functionAround(loop) &&
      ![...around(node)].some((each) => isLoop(each)),
  )
  if (uses.length === 0 || changes || isUsedAfter || !uses.every((use) => isElementRead(use, list))) return []
  return [
    {
      line: loop.line,
      text: `The loop on line ${loop.line} uses ${quoted(index)} only to get at the elements of ${quoted(list)}; it can walk through the elements themselves.`,
    },
  ]
}

function isElementRead(index: CodeNode, list: string): boolean {
  for (const each of around(index)) {
    const place = placeOf(each)
    if (place === null && /argument/.test(each.type)) continue
    if (place?.index !== index || place.list.text !== list) return false
    // Keep only loops in which nothing assigns to the element or its parts, and nothing takes its address.
    return ![...around(each)].some((above) => {
      const target = assignmentOf(above)?.target
      const isChanged = target !== undefined && target.from <= each.from && each.to <= target.to
      return isChanged || /pointer|reference|^unary/.test(above.type)
    })
  }
  return false
}

/** Finds code like "if this is larger, keep it", for which the library has a function. */
function keepsExtreme(node: CodeNode, { language }: CodeReading): Finding[] {
  const call = largerOf[language]
  const condition = isIf(node) && !isElseIf(node) && otherwise(node) === null ? conditionOf(node) : null
  const compared = condition === null ? null : binaryOf(condition)
  if (call === undefined || compared === null || !/^[<>]=?$/.test(compared.sign)) return []
  const [only, more] = bodyOf(node)
  const kept = only === undefined || more !== undefined ? null : assignmentOf(bare(only))
  const pair = [kept?.target.text, kept?.value?.text]
  const isKept = kept?.operator === '=' && pair.includes(compared.left.text) && pair.includes(compared.right.text)
  const hasEffect = [...within(node)].some((each) => callOf(each) !== null)
  if (only === undefined || !isKept || pair[0] === pair[1] || hasEffect || only.line === node.line) return []
  return [
    {
      line: node.line,
      text: `Lines ${node.line} and ${only.line} keep the larger or smaller of two values by hand; ${call} do that in one line.`,
    },
  ]
}

/** Finds loops that only add up the elements. */
function addsUp(loop: CodeNode, { language, nodes }: CodeReading): Finding[] {
  const [element, list] = language === 'python' && loop.type === 'for_statement' ? partsOf(loop) : []
  const [only, more] = bodyOf(loop)
  const added = only === undefined || more !== undefined ? null : assignmentOf(bare(only))
  if (element === undefined || list === undefined || !isName(element) || !isName(list)) return []
  if (added?.operator !== '+=' || added.value?.text !== element.text || !isName(added.target)) return []
  // `sum` only adds numbers, not strings or lists.
  const starts = nodes
    .map(assignmentOf)
    .filter((each) => each !== null && each !== added && each.target.text === added.target.text)
  if (starts.some((each) => each?.operator === '=' && !/^[-\w.+*() ]+$/.test(each.value?.text ?? ''))) return []
  return [{ line: loop.line, text: `The loop on line ${loop.line} only adds up its elements; \`sum\` does that.` }]
}

/** Finds counting by hand: "if the key is there, add one, else set one". */
function countsByHand(node: CodeNode, { language }: CodeReading): Finding[] {
  const asked = language === 'python' && isIf(node) ? binaryOf(conditionOf(node) ?? node) : null
  if (asked === null || !/^(not )?in$/.test(asked.sign) || !isName(asked.left) || !isName(asked.right)) return []
  const beside = node.parent === null ? [] : partsOf(node.parent)
  const next = beside[beside.indexOf(node) + 1]
  const counts = [...within(node), ...(next === undefined ? [] : within(next))]
    .map(assignmentOf)
    .filter((each): each is Assignment => {
      const place = each === null ? null : placeOf(each.target)
      return place?.list.text === asked.right.text && place.index.text === asked.left.text
    })
  const isCount = counts.some(({ operator, value }) => operator === '+=' && value?.text === '1')
  const isBegun = counts.some(({ operator, value }) => operator === '=' && /^[01]$/.test(value?.text ?? ''))
  if (!isCount || !isBegun) return []
  return [
    {
      line: node.line,
      text: `From line ${node.line} on ${quoted(asked.right.text)} gets a first value by hand; reading it with a default value, as \`get\` does, saves the branch.`,
    },
  ]
}

const swapping: readonly ProgrammingLanguage[] = ['python', 'javascript', 'typescript', 'go', 'ruby']

/** Finds a third variable used only to swap two others. */
function swaps(block: CodeNode, { language, isOwn }: CodeReading): Finding[] {
  const isList = isBlock(block) || block.parent === null
  if (!swapping.includes(language) || !isList || block.type === 'statement_list') return []
  const steps = statementsIn(block.parent === null ? null : block).length > 0 ? statementsIn(block) : partsOf(block)
  const assigned = steps.map((step) => assignmentOf(bare(declared(step))))
  return assigned.flatMap((first, at) => {
    const [second, third] = [assigned[at + 1], assigned[at + 2]]
    if (!first || !second || !third || !isName(first.target) || !isOwn(first.node)) return []
    const isSwap =
      second.target.text === first.value?.text &&
      third.target.text === second.value?.text &&
      third.value?.text === first.target.text
    if (!isSwap || [second, third].some(({ operator }) => operator !== '=')) return []
    const { line } = first.node
    return [
      {
        line,
        text: `${quoted(first.target.text)} on line ${line} only helps two values to change places; your language can do that in a single assignment.`,
      },
    ]
  })
}

/** Returns the declaration in a statement that declares only one name; any other statement as it is. */
function declared(statement: CodeNode): CodeNode {
  const [only, more] = /^(lexical_declaration|variable_declaration|var_declaration)$/.test(statement.type)
    ? partsOf(statement)
    : []
  return only === undefined || more !== undefined ? statement : only
}
