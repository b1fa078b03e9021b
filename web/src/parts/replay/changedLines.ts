import { diffArrays } from 'diff'

/** What became of the code at one moment, by the lines (from 1) of what it became. */
export type CodeChange = {
  added: ReadonlySet<number>
  /** Lines were taken away before these; one after the last where they stood at the end. */
  removedBefore: ReadonlySet<number>
}

export const unchanged: CodeChange = { added: new Set(), removedBefore: new Set() }

/** The lines that are new in `after`, and where lines of `before` are gone without others in their place. */
export function changedLines(before: string, after: string): CodeChange {
  if (before === after) return unchanged
  const added = new Set<number>()
  const removedBefore = new Set<number>()
  let line = 1
  const parts = diffArrays(before.split('\n'), after.split('\n'))
  for (const [index, { value, added: isNew, removed }] of parts.entries()) {
    if (removed) {
      const replaced = parts[index + 1]?.added || parts[index - 1]?.added
      if (!replaced) removedBefore.add(line)
      continue
    }
    if (isNew) for (let offset = 0; offset < value.length; offset += 1) added.add(line + offset)
    line += value.length
  }
  return { added, removedBefore }
}

/** How many lines differ between two texts. A line that was changed is one, and so is each that was added or taken away. */
export function differingLines(before: string, after: string): number {
  const parts = before === after ? [] : diffArrays(before.split('\n'), after.split('\n'))
  return parts.reduce((lines, { value, added, removed }, index) => {
    const next = parts[index + 1]
    // What was replaced comes first, and its replacement right after it.
    if (removed) return lines + Math.max(value.length, next?.added ? next.value.length : 0)
    return added && !parts[index - 1]?.removed ? lines + value.length : lines
  }, 0)
}
