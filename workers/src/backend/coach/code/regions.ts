import type { Challenge } from '@greenroom/shared/content'
import { type CodeNode, partAt, partsOf, within } from '../../../code/codeNode.ts'
import {
  assignmentOf,
  bare,
  binaryOf,
  type Call,
  callOf,
  conditionOf,
  isIf,
  isLoop,
  isName,
  leavesBy,
  lengthOf,
  loopsAround,
  placeOf,
} from '../../../code/parts.ts'
import type { Mistake } from '../../../reading/recognise.ts'
import { countedPlaces } from './loopSuspects.ts'
import type { CodeReading } from './readCode.ts'

export type Region = { from: number; to: number }
export type SeenMistake = { mistake: Mistake; region: Region }

/** The most lines that a match may have. A longer match covers a whole program, so only its end is informative. */
const maxLines = 6

/** Finds mistakes that the challenge's authors consider common in the candidate's own lines. */
export function mistakesSeen(
  { withoutComments, own }: CodeReading,
  { commonMistakes }: Pick<Challenge, 'commonMistakes'>,
): SeenMistake[] {
  const ownNumbers = new Set(own)
  return commonMistakes.flatMap((mistake) => {
    for (const sign of mistake.signsInCode) {
      for (const match of withoutComments.matchAll(new RegExp(sign, 'gm'))) {
        const region = regionOf(withoutComments, match.index, match[0])
        for (let line = region.from; line <= region.to; line += 1)
          if (ownNumbers.has(line)) return [{ mistake, region }]
      }
    }
    return []
  })
}

function regionOf(code: string, index: number, matched: string): Region {
  const lineAt = (at: number) => code.slice(0, at).split('\n').length
  const lead = matched.length - matched.trimStart().length
  const [from, to] = [lineAt(index + lead), lineAt(index + Math.max(matched.trimEnd().length, 1))]
  return to - from >= maxLines ? { from: to, to } : { from, to }
}

/** Names a region the way a person would: "the loop on line 4", "lines 4 to 6". */
export function nameOf({ from, to }: Region, { nodes }: CodeReading): string {
  if (to > from) return to === from + 1 ? `lines ${from} and ${to}` : `lines ${from} to ${to}`
  const onLine = nodes.filter(({ line }) => line === from)
  if (onLine.some(isLoop)) return `the loop on line ${from}`
  if (onLine.some((node) => isIf(node) || /^(elif_clause|else_if_clause|elsif|unless)$/.test(node.type)))
    return `the condition on line ${from}`
  return leavesBy(onLine.find(({ type }) => type.startsWith('return'))) === 'return'
    ? `what line ${from} returns`
    : `line ${from}`
}

/** Finds two loops over all pairs of the same elements; null if there are none. */
export function pairwiseLoops({ nodes, isOwn }: CodeReading): Region | null {
  for (const inner of nodes.filter(isOwn)) {
    // A `for` restarts in every round of the outer loop, but a `while` may continue where it left off.
    const isAnew = inner.type === 'for_in_clause' || (isLoop(inner) && !/^(while|until|do)/.test(inner.type))
    const begins = isAnew ? beginningOf(inner) : null
    const [outer] = begins === null ? [] : loopsAround(inner)
    if (begins === null || outer === undefined || !isOwn(outer)) continue
    const list = walkedBy(inner)
    if ((list !== null && list === walkedBy(outer)) || startsAt(inner, begins, outer))
      return { from: outer.line, to: inner.line }
  }
  return null
}

/** Returns a loop's start or the collection it iterates over; null for a loop with only a condition. */
function beginningOf(loop: CodeNode): CodeNode | null {
  const clause = partsOf(loop).find(({ type }) => /^(for_clause|range_clause)$/.test(type)) ?? loop
  return partAt(clause, 'right', 'value', 'initializer', 'init', 'initialize') ?? walkOf(loop)?.receiver ?? null
}

/** Returns the call that takes this function as a callback, such as `forEach`. */
const walkOf = ({ parent }: CodeNode): Call | null =>
  parent === null ? null : callOf(parent.type.startsWith('argument') ? (parent.parent ?? parent) : parent)

/** Returns the name of the collection a loop iterates over from its first element, directly or by index. */
function walkedBy(loop: CodeNode): string | null {
  const begins = beginningOf(loop)
  if (begins === null) return null
  const walked = bare(begins)
  const call = callOf(walked)
  const all = call?.name === 'enumerate' ? call.arguments[0] : walked
  if (all !== undefined && isName(all)) return all.text
  const [, end] = walked.type === 'range_expression' ? partsOf(walked) : []
  return countedPlaces(loop)?.list ?? (end === undefined ? null : (lengthOf(end)?.text ?? null))
}

/** Whether the inner loop runs from the outer loop's position to the end, or from the beginning to that position. */
function startsAt(inner: CodeNode, begins: CodeNode, outer: CodeNode): boolean {
  const started = beginningOf(outer)
  const counter =
    partAt(outer, 'left', 'pattern') ??
    (started === null ? undefined : [...within(started)].map(assignmentOf).find((each) => each !== null)?.target)
  const index = counter === undefined || counter === null ? undefined : [...within(counter)].find(isName)
  if (index === undefined) return false
  const isThere = (bound: CodeNode | null | undefined): boolean => {
    const sum = bound ? binaryOf(bound) : null
    return bound?.text === index.text || (sum?.left.text === index.text && sum.sign === '+' && sum.right.text === '1')
  }
  const bounds = boundsOf(inner, bare(begins))
  // A computed bound may keep the loop short, so it doesn't count.
  const isFree = (bound: CodeNode) => isName(bound) || /^0$/.test(bound.text) || lengthOf(bound) !== null
  return bounds.some(isThere) && bounds.every((bound) => isThere(bound) || isFree(bound))
}

/** Returns a loop's start and end, if the loop states both. */
function boundsOf(loop: CodeNode, begins: CodeNode): CodeNode[] {
  const call = callOf(begins)
  if (call?.name === 'range') return call.arguments
  if (placeOf(begins)?.index.type === 'slice') return partsOf(placeOf(begins)?.index ?? begins)
  if (begins.type === 'range_expression') return partsOf(begins)
  const condition = conditionOf(loop)
  const end = condition === null ? null : binaryOf(condition)
  const first = [...within(begins)].map(assignmentOf).find((each) => each?.target.text === end?.left.text)?.value
  return end === null || !first || !/^<=?$/.test(end.sign) ? [] : [first, end.right]
}
