import { diffArrays } from 'diff'

/** Changes to the code at one moment, by line numbers (from 1) in the result. */
export type CodeChange = {
  added: ReadonlySet<number>
  /** Lines were removed just before these. A number one past the last line means that they were removed at the end. */
  removedBefore: ReadonlySet<number>
}

export const unchanged: CodeChange = { added: new Set(), removedBefore: new Set() }

/** Finds the new lines in `after`, and where lines of `before` were removed without replacement. */
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

/** Counts the lines that differ between two texts. A changed line counts once, as does an added or removed one. */
export function differingLines(before: string, after: string): number {
  const parts = before === after ? [] : diffArrays(before.split('\n'), after.split('\n'))
  return parts.reduce((lines, { value, added, removed }, index) => {
    const next = parts[index + 1]
    // Removed lines come first, followed directly by their replacement.
    if (removed) return lines + Math.max(value.length, next?.added ? next.value.length : 0)
    return added && !parts[index - 1]?.removed ? lines + value.length : lines
  }, 0)
}
