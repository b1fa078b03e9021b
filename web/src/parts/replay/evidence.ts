import { hasBoard } from '@greenroom/shared/rules'
import { type CommitView, type Evidence, writtenIn } from '@greenroom/shared/session'

/**
 * Where a quote is: in a message, in these lines (counted from 1) of the code or notes, or in a label on the
 * whiteboard. Null if it's hidden from this reader.
 */
export type Place =
  | { in: 'message'; seq: number; at: number; messageId: string; quote: string }
  | { in: 'code' | 'notes'; seq: number; at: number; firstLine: number; lastLine: number }
  | { in: 'board'; seq: number; at: number; elementId: string }

/** Finds a quote's exact text in the commit it names. */
export function placeOf(commits: readonly CommitView[], { eventSeq, quote }: Evidence): Place | null {
  const commit = commits.find(({ seq }) => seq === eventSeq)
  if (commit === undefined) return null
  const { seq, at } = commit
  for (const event of commit.events) {
    if (event.type === 'MessageSent' && event.message.includes(quote)) {
      return { in: 'message', seq, at, messageId: event.id, quote }
    }
    const isCode = event.type === 'CodeSnapshotTaken' || event.type === 'CodeHandedIn'
    if (isCode && event.code.includes(quote)) {
      return { in: isDesignAt(commits, seq) ? 'notes' : 'code', seq, at, ...linesOf(event.code, quote) }
    }
    if (event.type === 'BoardChanged') {
      const label = event.changed.find((element) => element.type === 'text' && writtenIn(element).includes(quote))
      if (label !== undefined) return { in: 'board', seq, at, elementId: label.id }
    }
  }
  return null
}

/** Whether the question at this point is a design, whose notes are stored as code. */
function isDesignAt(commits: readonly CommitView[], seq: number): boolean {
  const presented = commits
    .filter((commit) => commit.seq <= seq)
    .flatMap(({ events }) => events.flatMap((event) => (event.type === 'ChallengePresented' ? [event] : [])))
    .at(-1)
  return presented !== undefined && hasBoard(presented.challenge.challengeType)
}

function linesOf(code: string, quote: string): { firstLine: number; lastLine: number } {
  const start = code.indexOf(quote)
  const lineAt = (offset: number) => code.slice(0, offset).split('\n').length
  // A line break at the end of the quote belongs to its last line, not the next.
  return { firstLine: lineAt(start), lastLine: lineAt(start + quote.trimEnd().length) }
}
