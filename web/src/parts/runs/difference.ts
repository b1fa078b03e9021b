import { diffArrays, diffWordsWithSpace } from 'diff'

/** A piece of a line, which may differ from the expected one. */
export type Piece = { text: string; differs: boolean }
/** A line of output; `number` counts from 1. */
export type MarkedLine = { number: number; pieces: Piece[]; differs: boolean }
export type Difference = { expected: MarkedLine[]; actual: MarkedLine[] }

/**
 * Splits output into lines the way the judge compares them: ignores trailing white space on each line and at the end.
 */
export function judgedLines(output: string): string[] {
  const lines = output.replaceAll('\r\n', '\n').split('\n').map(withoutTrailingSpace)
  const last = lines.findLastIndex((line) => line !== '')
  return lines.slice(0, last + 1)
}

const withoutTrailingSpace = (line: string): string => line.replace(/[ \t\r\f\v]+$/, '')

/** Compares two outputs: which lines differ, and which words within matched lines. */
export function differenceOf(expected: string, actual: string): Difference {
  const [wanted, printed] = [judgedLines(expected), judgedLines(actual)]
  const marked: Difference = { expected: [], actual: [] }
  const put = (side: MarkedLine[], pieces: Piece[], differs: boolean) =>
    side.push({ number: side.length + 1, pieces, differs })
  for (const { missing, extra, same } of blocksOf(wanted, printed)) {
    for (const line of same) {
      put(marked.expected, [{ text: line, differs: false }], false)
      put(marked.actual, [{ text: line, differs: false }], false)
    }
    const pairs = Math.max(missing.length, extra.length)
    for (let index = 0; index < pairs; index += 1) {
      const [left, right] = [missing[index], extra[index]]
      const words = left === undefined || right === undefined ? null : wordsOf(left, right)
      if (left !== undefined) put(marked.expected, words?.expected ?? whole(left), true)
      if (right !== undefined) put(marked.actual, words?.actual ?? whole(right), true)
    }
  }
  return marked
}

const whole = (text: string): Piece[] => [{ text, differs: true }]

type Block = { same: string[]; missing: string[]; extra: string[] }

/** Groups equal lines and, between them, lines that replace one another. */
function blocksOf(expected: string[], actual: string[]): Block[] {
  const blocks: Block[] = []
  for (const { value, added, removed } of diffArrays(expected, actual)) {
    const last = blocks.at(-1)
    if (!added && !removed) blocks.push({ same: value, missing: [], extra: [] })
    else if (last !== undefined && last.same.length === 0) (added ? last.extra : last.missing).push(...value)
    else blocks.push({ same: [], missing: removed ? [...value] : [], extra: added ? [...value] : [] })
  }
  return blocks
}

function wordsOf(expected: string, actual: string): { expected: Piece[]; actual: Piece[] } {
  const changes = diffWordsWithSpace(expected, actual)
  const side = (skips: 'added' | 'removed') =>
    changes
      .filter((change) => !change[skips])
      .map(({ value, added, removed }) => ({ text: value, differs: added || removed }))
  return { expected: side('added'), actual: side('removed') }
}
