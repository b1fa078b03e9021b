import { type CommitView, isSaidByPerson } from '@greenroom/shared/session'

/** Something a scorecard can quote: its commit and its exact text. */
export type Quotable = {
  key: string
  seq: number
  at: number
  kind: 'messages' | 'code' | 'notes'
  who: string
  text: string
}

/** Speaker names, as the page shows them. */
export type Names = { candidate: string; interviewer: string; ai: string }

/**
 * Collects everything in the log that a score can quote: both people's messages, the interviewer's notes, and the final
 * code of each question.
 */
export function quotablesOf(commits: readonly CommitView[], names: Names): Quotable[] {
  const said: Quotable[] = []
  const code = new Map<number, Quotable>()
  let question = 1
  for (const { seq, at, events } of commits) {
    events.forEach((event, index) => {
      const common = { key: `${seq}-${index}`, seq, at }
      if (event.type === 'ChallengePresented') question = event.question
      if (event.type === 'MessageSent' && event.message.trim() !== '') {
        if (event.sender === 'candidate' && event.recipient === 'interviewer')
          said.push({ ...common, kind: 'messages', who: names.candidate, text: event.message })
        if (event.sender === 'interviewer')
          said.push({
            ...common,
            kind: 'messages',
            who: isSaidByPerson(event.id) ? names.interviewer : names.ai,
            text: event.message,
          })
      }
      if (event.type === 'PrivateNoteWritten') said.push({ ...common, kind: 'notes', who: '', text: event.text })
      if ((event.type === 'CodeSnapshotTaken' || event.type === 'CodeHandedIn') && event.code.trim() !== '')
        code.set(question, { ...common, kind: 'code', who: '', text: event.code })
    })
  }
  return [...said, ...code.values()]
}
