import type { CommitView, Evidence } from '@greenroom/shared'

/** Where a quote stands: in a message, or in these lines (from 1) of the code; null where this reader cannot see it. */
export type Place =
  | { in: 'message'; seq: number; at: number; messageId: string; quote: string }
  | { in: 'code'; seq: number; at: number; firstLine: number; lastLine: number }

/** Finds the exact words of a quote in the commit that it names. */
export function placeOf(commits: readonly CommitView[], { eventSeq, quote }: Evidence): Place | null {
  const commit = commits.find(({ seq }) => seq === eventSeq)
  if (commit === undefined) return null
  const { seq, at } = commit
  for (const event of commit.events) {
    if (event.type === 'MessageSent' && event.message.includes(quote)) {
      return { in: 'message', seq, at, messageId: event.id, quote }
    }
    if (event.type === 'CodeSnapshotTaken' && event.code.includes(quote)) {
      return { in: 'code', seq, at, ...linesOf(event.code, quote) }
    }
  }
  return null
}

function linesOf(code: string, quote: string): { firstLine: number; lastLine: number } {
  const start = code.indexOf(quote)
  const lineAt = (offset: number) => code.slice(0, offset).split('\n').length
  // A line break at the end of the quote belongs to its last line, not to the one after.
  return { firstLine: lineAt(start), lastLine: lineAt(start + quote.trimEnd().length) }
}
