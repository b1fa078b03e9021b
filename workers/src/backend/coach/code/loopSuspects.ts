import { around, type CodeNode, contains, partAt, partsOf, within } from '../../../code/codeNode.ts'
import {
  assignmentOf,
  bare,
  baseOf,
  binaryOf,
  bodyOf,
  callOf,
  conditionOf,
  functionAround,
  isFunction,
  isLoop,
  isMember,
  isName,
  leavesBy,
  lengthOf,
  placeOf,
} from '../../../code/parts.ts'
import type { Finding } from './finding.ts'
import { type CodeReading, quoted } from './readCode.ts'
import { namesIn } from './unknownNames.ts'

/** Finds suspicious loops in a program. */
export const suspectLoops = (reading: CodeReading): Finding[] => {
  const loops = reading.nodes.filter((node) => isLoop(node) && reading.isOwn(node))
  return [leavesAtOnce, neverEnds, changesWhileWalking, readsBeyond].flatMap((find) =>
    loops.flatMap((loop) => find(loop, reading)),
  )
}

const bodyNodes = (loop: CodeNode): CodeNode[] => bodyOf(loop).flatMap((statement) => [...within(statement)])
const leaves = (node: CodeNode, words: RegExp): boolean => node.isNamed && words.test(node.type)

/** Finds loops whose last statement leaves them, so they run at most once. */
function leavesAtOnce(loop: CodeNode, { isOwn }: CodeReading): Finding[] {
  const body = bodyOf(loop)
  const last = body.at(-1)
  if (last === undefined || !isOwn(last) || !/^(return|break)$/.test(leavesBy(last) ?? '')) return []
  // A loop that leaves immediately may only be meant to get the first element. If there is a `continue` before that, it
  // is a search.
  const takesFirst = body.length === 1 && namesIn(last).some((name) => headerNames(loop).includes(name))
  const goesOn = bodyNodes(loop).some((node) => leaves(node, /^(continue|next|yield)/))
  if (takesFirst || goesOn || !/^(for|while|until|loop|enhanced)/.test(loop.type)) return []
  return [{ line: last.line, text: `Line ${last.line} ends the loop of line ${loop.line} in its very first round.` }]
}

const headerNames = (loop: CodeNode): string[] => loop.children.filter(({ field }) => field !== 'body').flatMap(namesIn)

/** Finds loops whose condition contains only names that the loop's block never changes. */
function neverEnds(loop: CodeNode, { nodes }: CodeReading): Finding[] {
  const condition = /^(while|for_statement)/.test(loop.type) ? conditionOf(loop) : null
  const isCounted =
    partsOf(loop).some(({ type }) => type === 'for_clause') || partAt(loop, 'update', 'increment') !== null
  const body = bodyNodes(loop)
  if (condition === null || isCounted || body.length === 0) return []
  const asked = [...within(condition)]
  const isPlain = asked.every(
    (node) =>
      callOf(node) === null &&
      placeOf(node) === null &&
      !isMember(node) &&
      assignmentOf(node) === null &&
      !readsInto(node) &&
      !/await|named_expression|pointer|dereference|token_tree/.test(node.type),
  )
  const names = [...new Set(namesIn(condition))]
  const leavesIt = body.some(
    (node) =>
      leaves(node, /^(return|break|throw|raise|goto|yield|await|macro_invocation)/) ||
      /exit|abort|panic|die/i.test(callOf(node)?.name ?? ''),
  )
  const functions = new Set(
    nodes
      .filter(isFunction)
      .flatMap((each) => namesIn(partAt(each, 'name', 'declarator') ?? partAt(each.parent ?? each, 'name') ?? each)),
  )
  const callsOwn = body.some((node) => functions.has(callOf(node)?.name ?? ''))
  const isShared = names.some((name) => nodes.some((node) => mayChangeUnseen(node, name, loop)))
  if (!isPlain || names.length === 0 || leavesIt || callsOwn || isShared) return []
  if (body.some((node) => names.includes(node.text) && isName(node) && !isOnlyRead(node, loop))) return []
  const told = names.slice(0, 2).map(quoted).join(' and ')
  return [
    { line: loop.line, text: `The loop on line ${loop.line} depends on ${told}, and nothing inside it changes that.` },
  ]
}

/** Whether this may be C++'s `stream >> name`, which reads a value into the name. */
function readsInto(node: CodeNode): boolean {
  const operation = binaryOf(node)
  return operation?.sign === '>>' && isName(operation.right)
}

/** Whether other code may change a name: through an alias, a method, or another function. */
function mayChangeUnseen(node: CodeNode, name: string, loop: CodeNode): boolean {
  if (/^(global|nonlocal)_statement$/.test(node.type)) return namesIn(node).includes(name)
  if (isMember(node)) return partsOf(node)[0]?.text === name
  const assignment = assignmentOf(node)
  if (assignment?.value?.text === name) return true
  const holder = functionAround(node)
  if (assignment?.target.text !== name || holder === null || holder === functionAround(loop)) return false
  const isLocal = [...within(holder)].some(
    (each) =>
      /(declarator|parameter|parameter_declaration|let_declaration|var_declaration|var_spec|^assignment)$/.test(
        each.type,
      ) && namesIn(each).includes(name),
  )
  return !isLocal
}

/** Whether a name is only used as an operand or index, and never passed to code that could change it. */
function isOnlyRead(name: CodeNode, loop: CodeNode): boolean {
  let below = name
  for (const each of around(name)) {
    if (each === loop) return true
    const assignment = assignmentOf(each)
    if (assignment !== null && (contains(assignment.target, name) || assignment.value === name)) return false
    if (callOf(each) !== null || isFunction(each) || /reference|pointer|unary|pattern/.test(each.type)) return false
    if (isLoop(each) && below.field !== 'body' && below.field !== 'condition') return false
    below = each
  }
  return true
}

const shrinks = /^(remove|pop|insert|erase|delete|splice|shift|unshift|clear|discard|Remove|RemoveAt|Clear)$/

/** Returns the list a loop iterates over. */
const walkedList = (loop: CodeNode): CodeNode | null => {
  if (!/^(for_statement|for_in_statement|enhanced_for_statement|for_range_loop|foreach_statement|for)$/.test(loop.type))
    return null
  const walked = partAt(loop, 'right', 'value')
  return walked !== null && isName(bare(walked)) ? bare(walked) : null
}

/** Finds collections changed by the loop over them. */
function changesWhileWalking(loop: CodeNode, { language }: CodeReading): Finding[] {
  const walked = walkedList(loop)
  const body = bodyNodes(loop)
  // Leaving the loop right after the change is fine. JavaScript's sets and maps allow changes.
  if (
    walked === null ||
    body.some((node) => leaves(node, /^(break|return)/) || assignmentOf(node)?.target.text === walked.text)
  )
    return []
  const allowed = /^(javascript|typescript)$/.test(language) ? /^(delete|clear)$/ : /^$/
  const at = body.find((node) => {
    const call = callOf(node)
    const isTaken =
      node.type === 'delete_statement' && partsOf(node).some((part) => placeOf(part)?.list.text === walked.text)
    return isTaken || (call?.receiver?.text === walked.text && shrinks.test(call.name) && !allowed.test(call.name))
  })
  if (at === undefined) return []
  return [
    {
      line: at.line,
      text: `Line ${at.line} changes ${quoted(walked.text)} while the loop on line ${loop.line} walks through it.`,
    },
  ]
}

/** Returns the index and the list of a loop over a whole list. `beyond` is set if the loop goes one too far. */
export function countedPlaces(
  loop: CodeNode,
): { index: string; list: string; fromStart: boolean; beyond: boolean } | null {
  const right = loop.type === 'for_statement' ? partAt(loop, 'right') : null
  const range = right === null ? null : callOf(right)
  const index = partAt(loop, 'left')
  if (range?.name === 'range' && index !== null && isName(index)) {
    const [first, second, more] = range.arguments
    const list = first === undefined || more !== undefined ? null : lengthOf(second ?? first)
    const fromStart = second === undefined || first?.text === '0'
    return list !== null && isName(list) ? { index: index.text, list: list.text, fromStart, beyond: false } : null
  }
  const clause = partsOf(loop).find(({ type }) => type === 'for_clause') ?? loop
  const begins = partAt(clause, 'initializer', 'init', 'initialize')
  const condition = conditionOf(loop)
  const compared = condition === null ? null : binaryOf(condition)
  const list = compared === null ? null : lengthOf(compared.right)
  if (begins === null || compared === null || list === null || !isName(list) || !/^<=?$/.test(compared.sign))
    return null
  const first = [...within(begins)].map(assignmentOf).find((each) => each?.target.text === compared.left.text)
  const counts = partAt(clause, 'update', 'increment')
  const step = counts === null ? null : assignmentOf(bare(counts))
  if (first?.value === undefined || step?.operator !== '++') return null
  return {
    index: compared.left.text,
    list: list.text,
    fromStart: first.value?.text === '0',
    beyond: compared.sign === '<=',
  }
}

/** Finds loops that read the next element even in the last round, where there is none. */
function readsBeyond(loop: CodeNode): Finding[] {
  const counted = countedPlaces(loop)
  if (counted === null) return []
  const { index, list, beyond } = counted
  const body = bodyNodes(loop)
  // An `if` on the index may keep it in range, and the list may have grown by then.
  const isGuarded = body.some((node) => node.type === 'identifier' && node.text === index && asksFor(node, loop))
  const changes = body.some(
    (node) => callOf(node)?.receiver?.text === list || [index, list].includes(assignmentOf(node)?.target.text ?? ''),
  )
  if (isGuarded || changes || [...around(loop), ...body].some(({ type }) => type.startsWith('try'))) return []
  const at = body.find((node) => {
    const place = placeOf(node)
    const sum = place === null ? null : binaryOf(place.index)
    const isNext = sum !== null && sum.sign === '+' && sum.left.text === index && sum.right.text === '1'
    return place?.list.text === list && (beyond ? place.index.text === index : isNext) && isInEveryRound(node, loop)
  })
  if (at === undefined) return []
  if (beyond)
    return [
      {
        line: loop.line,
        text: `On line ${loop.line}, look at the very last round of the loop and at the position it reads.`,
      },
    ]
  return [
    {
      line: at.line,
      text: `Line ${at.line} reads the place after ${quoted(index)}; look at the last round of the loop on line ${loop.line}.`,
    },
  ]
}

/** Whether a node runs in every round, with no condition inside the loop guarding it. */
function isInEveryRound(node: CodeNode, loop: CodeNode): boolean {
  let below = node
  for (const each of around(node)) {
    if (each === loop) return true
    const isBranch = /^(if|elif|else|unless|switch|case|match|expression_case|conditional|ternary)/.test(each.type)
    const isSecond = /^(&&|\|\||and|or)$/.test(binaryOf(each)?.sign ?? '') && binaryOf(each)?.right === below
    if ((isBranch && below.field !== 'condition') || isSecond || isFunction(each)) return false
    below = each
  }
  return false
}

/** Whether a name is compared outside of an index expression, or the index itself is checked. */
function asksFor(name: CodeNode, loop: CodeNode): boolean {
  for (const each of around(name)) {
    if (each === loop) return false
    if (placeOf(each) !== null && baseOf(each) !== name) {
      const sign = each.parent === null ? undefined : binaryOf(each.parent)?.sign
      if (/^(\?\?|\|\||or)$/.test(sign ?? '') || /undefined|null/.test(each.parent?.text ?? '')) return true
      return false
    }
    if (/^([<>]=?|[!=]==?|in|not in|%|&&|\|\|)$/.test(binaryOf(each)?.sign ?? '')) return true
    if (/slice|if_clause|ternary|conditional/.test(each.type)) return true
  }
  return false
}
