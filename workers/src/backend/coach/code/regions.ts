import type { Challenge } from '@greenroom/shared/content'
import type { Mistake } from '../../../reading/recognise.ts'
import { type CodeLine, type CodeReading, isLoop, loopsAround } from './readCode.ts'

export type Region = { from: number; to: number }
export type SeenMistake = { mistake: Mistake; region: Region }

/** What matches over more lines than these names a whole program; then only where it ends is telling. */
const mostLines = 6

/** The authors' common mistakes that the candidate's own lines show, and where. */
export function mistakesSeen(
  { withStrings, own }: CodeReading,
  { commonMistakes }: Pick<Challenge, 'commonMistakes'>,
): SeenMistake[] {
  const ownNumbers = new Set(own.map(({ number }) => number))
  return commonMistakes.flatMap((mistake) => {
    for (const sign of mistake.signsInCode) {
      for (const match of withStrings.matchAll(new RegExp(sign, 'gm'))) {
        const region = regionOf(withStrings, match.index, match[0])
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
  return to - from >= mostLines ? { from: to, to } : { from, to }
}

/** A region as a person names it: "the loop on line 4", "lines 4 to 6". */
export function nameOf({ from, to }: Region, { lines }: CodeReading): string {
  if (to > from) return to === from + 1 ? `lines ${from} and ${to}` : `lines ${from} to ${to}`
  const line = lines[from - 1]
  if (line === undefined) return `line ${from}`
  if (isLoop(line)) return `the loop on line ${from}`
  if (/^\s*(\}?\s*else\s+)?(if|elif|elsif|unless)\b/.test(line.text)) return `the condition on line ${from}`
  return /^\s*return\b/.test(line.text) ? `what line ${from} returns` : `line ${from}`
}

/** Two loops that look at every pair of the same elements, or null. */
export function pairwiseLoops(reading: CodeReading): Region | null {
  if (!reading.isIndented) return null
  for (const inner of reading.own) {
    const outer = loopsAround(inner)[0]
    // A comprehension within a loop is a loop as well.
    const list = /\S.*\bfor\b.+?\bin (\w+)\b/.exec(inner.text)?.[1]
    if (outer !== undefined && list !== undefined && list === walkedBy(outer))
      return { from: outer.number, to: inner.number }
    if (outer === undefined || !isLoop(inner) || inner === outer) continue
    const [walked, again] = [walkedBy(outer), walkedBy(inner)]
    const fromHere = outer.isOwn && startsAt(inner, outer)
    if (walked !== null && (walked === again || fromHere)) return { from: outer.number, to: inner.number }
  }
  return null
}

/** The collection that a `for` walks through, or whose length it counts up to. */
function walkedBy({ text }: CodeLine): string | null {
  return (
    /\brange\((?:\w+,\s*)?len\((\w+)\)\)/.exec(text)?.[1] ??
    /[<>]=?\s*(\w+)\.(?:length\b|size\(\)|Length\b|Count\b)/.exec(text)?.[1] ??
    /[<>]=?\s*len\((\w+)\)/.exec(text)?.[1] ??
    /^\s*for\b.*?(?:\bin\b|\bof\b|[^:]:)\s*(?:enumerate\(|range\()?(\w+)\)*\s*[:{]?\s*$/.exec(text)?.[1] ??
    null
  )
}

/** Whether a loop begins at, or ends before, where another one stands. */
function startsAt(inner: CodeLine, outer: CodeLine): boolean {
  const index = /^\s*for\s*\(?\s*(?:int\s+|let\s+|var\s+|size_t\s+|auto\s+)?(\w+)\b/.exec(outer.text)?.[1]
  if (index === undefined) return false
  return new RegExp(
    `\\brange\\(\\s*${index}\\b|\\brange\\(\\s*${index}\\s*\\)|=\\s*${index}\\s*(\\+\\s*1)?\\s*;|<\\s*${index}\\s*;`,
  ).test(inner.text)
}
