/** A palette entry, which opens a page or performs an action. */
export type Command = {
  id: string
  group: string
  label: string
  /** Shown next to the label, and also searched. */
  hint?: string
  /** Searched but not shown. */
  keywords?: string
  /** Whether to list it before anything is typed. */
  first?: boolean
} & ({ to: string } | { run: () => void })

/**
 * Finds commands that contain every typed word. Matches at the start of the label come first, then those at the start
 * of a word, then the rest. If nothing has been typed, returns those marked `first`, in their order.
 */
export function matching(commands: readonly Command[], query: string): readonly Command[] {
  const words = plain(query).split(' ').filter(Boolean)
  if (words.length === 0) return commands.filter(({ first }) => first)
  return commands
    .map((command) => ({ command, rank: rankOf(command, words) }))
    .filter(({ rank }) => rank !== null)
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ command }) => command)
}

function rankOf({ label, hint = '', keywords = '' }: Command, words: readonly string[]): number | null {
  const said = plain(label)
  const all = `${said} ${plain(hint)} ${plain(keywords)}`
  if (!words.every((word) => all.includes(word))) return null
  const typed = words.join(' ')
  if (said.startsWith(typed)) return 0
  if (words.every((word) => ` ${said}`.includes(` ${word}`))) return 1
  return said.includes(typed) ? 2 : 3
}

/** Normalises to lower case, without accents and double spaces: `resume` finds `Résumé `. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

/** Groups the commands. Each group goes where its first command was. */
export function grouped(commands: readonly Command[]): readonly { group: string; commands: readonly Command[] }[] {
  const groups = Map.groupBy(commands, ({ group }) => group)
  return [...groups].map(([group, members]) => ({ group, commands: members }))
}
