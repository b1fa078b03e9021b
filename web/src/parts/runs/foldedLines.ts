import type { MarkedLine } from './difference.ts'

/** Equal lines that are not shown, the first of them by its number. */
export type Folded = { from: number; count: number }

/** So many equal lines stay around one that differs. */
const context = 2
/** Fewer than this are not worth a fold. */
const fewest = 5

/** The lines with long equal stretches folded; where nothing differs, nothing is folded. */
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
