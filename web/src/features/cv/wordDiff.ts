/** A piece of a comparison: kept, removed or added. */
export type Piece = { text: string; kind: 'same' | 'out' | 'in' }

/** Words, the spaces between them, and the punctuation after them. U+E000, which marks a place, is a separate piece. */
const wordsOf = (text: string): string[] =>
  text.match(/\s+|\uE000|[.,;:]+(?=\s|\uE000|$)|(?:(?![.,;:]+(?:\s|\uE000|$))[^\s\uE000])+/g) ?? []

/** The differences between two texts, word by word, in reading order. */
export function wordDiff(before: string, after: string): Piece[] {
  const [one, other] = [wordsOf(before), wordsOf(after)]
  // The length of the longest common subsequence for each pair of positions.
  const lengths = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0))
  const at = (row: number, column: number): number => lengths[row]?.[column] ?? 0
  for (let row = one.length - 1; row >= 0; row--)
    for (let column = other.length - 1; column >= 0; column--) {
      const length =
        one[row] === other[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
      lengths[row]?.splice(column, 1, length)
    }
  const pieces: Piece[] = []
  const add = (kind: Piece['kind'], text: string): void => {
    const last = pieces.at(-1)
    if (last?.kind === kind) last.text += text
    else pieces.push({ kind, text })
  }
  let [row, column] = [0, 0]
  while (row < one.length || column < other.length) {
    const [left, right] = [one[row], other[column]]
    if (left !== undefined && left === right) {
      add('same', left)
      row++
      column++
    } else if (left !== undefined && (right === undefined || at(row + 1, column) >= at(row, column + 1))) {
      add('out', left)
      row++
    } else {
      add('in', right ?? '')
      column++
    }
  }
  return withoutLoneSpaces(pieces)
}

/** A space between two changed words counts as changed too, so that each change stays in one piece. */
function withoutLoneSpaces(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  let [out, put] = ['', '']
  const flush = (): void => {
    if (out.trim() !== '') joined.push({ kind: 'out', text: out })
    if (put.trim() !== '') joined.push({ kind: 'in', text: put })
    if (out.trim() === '' && put.trim() === '' && out + put !== '') joined.push({ kind: 'same', text: ' ' })
    ;[out, put] = ['', '']
  }
  for (const [index, { kind, text }] of pieces.entries()) {
    const isLone = kind === 'same' && text.trim() === '' && index > 0 && index < pieces.length - 1 && out + put !== ''
    if (kind === 'out' || isLone) out += text
    if (kind === 'in' || isLone) put += text
    if (kind === 'same' && !isLone) {
      flush()
      joined.push({ kind, text })
    }
  }
  flush()
  return joined
}
