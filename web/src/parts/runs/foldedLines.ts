import type { MarkedLine } from './difference.ts'

/** A run of hidden equal lines, starting at line `from`. */
export type Folded = { from: number; count: number }

/** Keep this many equal lines around a differing one. */
const context = 2
/** Fewer lines than this aren't worth folding. */
const fewest = 5

/** Folds long stretches of equal lines; folds nothing if nothing differs. */
export function foldEqualLines(lines: readonly MarkedLine[]): (MarkedLine | Folded)[] {
  if (!lines.some(({ differs }) => differs)) return [...lines]
  const isNear = (index: number) =>
    lines.slice(Math.max(0, index - context), index + context + 1).some(({ differs }) => differs)
  const folded: (MarkedLine | Folded)[] = []
  let hidden: MarkedLine[] = []
  const close = () => {
    const [first] = hidden
    if (first !== undefined && hidden.length >= fewest) folded.push({ from: first.number, count: hidden.length })
    else folded.push(...hidden)
    hidden = []
  }
  lines.forEach((line, index) => {
    if (!isNear(index)) hidden.push(line)
    else {
      close()
      folded.push(line)
    }
  })
  close()
  return folded
}
