import { type ChatMessage, type CommitView, isJudged, type SessionEvent, type TestRunPurpose } from '@greenroom/shared'
import { scorecardTexts as texts } from './texts.ts'

/** What is read in the conversation: words of somebody, or a line of what happened. */
export type Entry = { id: string; seq: number; at: number } & (
  | { kind: 'message'; message: ChatMessage }
  | { kind: 'note'; text: string }
)

/** The conversation of a log, with runs, hints and questions where they happened. */
export function transcriptOf(commits: readonly CommitView[]): Entry[] {
  const purposes = new Map<string, TestRunPurpose>()
  return commits.flatMap(({ seq, at, events }) =>
    events.flatMap((event, index): Entry[] => {
      if (event.type === 'TestRunRequested') purposes.set(event.runId, event.purpose)
      if (event.type === 'MessageSent') {
        const { type: _type, ...message } = event
        return [{ kind: 'message', id: message.id, seq, at, message }]
      }
      const text = noteOf(event, purposes)
      return text === null ? [] : [{ kind: 'note', id: `${seq}-${index}`, seq, at, text }]
    }),
  )
}

function noteOf(event: SessionEvent, purposes: ReadonlyMap<string, TestRunPurpose>): string | null {
  if (event.type === 'ChallengePresented') return texts.questionPut(event.question, event.challenge.title)
  if (event.type === 'QuestionSkipped') return texts.skipped(event.question)
  if (event.type === 'HintRevealed') return texts.hintGiven(event.rung)
  if (event.type === 'TestRunRejected') return texts.runRejected
  if (event.type !== 'TestRunCompleted') return null
  if (event.results === null) return texts.runFailed
  const { passed, total, testCases } = event.results
  if (testCases.length > 0 && !testCases.some(isJudged)) return texts.runOwnInput
  const purpose = purposes.get(event.runId)
  return purpose === 'hidden' || purpose === 'submission'
    ? texts.runResult(passed, total)
    : texts.runVisible(passed, total)
}
