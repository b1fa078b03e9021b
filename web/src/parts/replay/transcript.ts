import { aiNameFor } from '@greenroom/shared/rules'
import type { ChatMessage, CommitView, SessionEvent, TestRunPurpose } from '@greenroom/shared/session'
import { powerUpLabels } from '@greenroom/shared/vocabulary'
import { interviewerAskLabels } from '../../data/sessionLabels.ts'
import { isAskedByButton } from './askedByButton.ts'
import { sentenceOf } from './runFacts.ts'
import { replayTexts as texts } from './texts.ts'

/** A transcript entry: a message, or an event. */
export type Entry = { id: string; seq: number; at: number } & (
  | {
      kind: 'message'
      message: ChatMessage
      /** The interviewer's name at that time, or null. */
      interviewer: string | null
    }
  /** A request the candidate made to the interviewer with a button. */
  | { kind: 'asked'; text: string }
  | { kind: 'note'; text: string }
)

/** A log's conversation, with runs, hints, power-ups and questions where they happened. */
export function transcriptOf(commits: readonly CommitView[]): Entry[] {
  const purposes = new Map<string, TestRunPurpose>()
  const names: { ai: string | null; human: string | null; by: 'ai' | 'human' } = { ai: null, human: null, by: 'ai' }
  let created: Omit<Parameters<typeof aiNameFor>[0], 'sessionId'> | null = null
  return commits.flatMap(({ sessionId, seq, at, events }) =>
    events.flatMap((event, index): Entry[] => {
      if (event.type === 'TestRunRequested') purposes.set(event.runId, event.purpose)
      if (event.type === 'SessionCreated') {
        names.by = event.mode
        created = event
        if (event.host?.role === 'interviewer') names.human = event.host.name
      }
      if (event.type === 'MemberAdded' && event.participant.role === 'interviewer') names.human = event.participant.name
      if (event.type === 'ControlChanged') names.by = event.control
      if (event.type === 'MemberAdded' && event.participant.role === 'candidate' && created !== null)
        created = { ...created, candidate: event.participant }
      if (event.type === 'ChallengePresented') {
        const { question: number, interviewer = null } = event
        names.ai = (created && aiNameFor({ ...created, sessionId }, { number, interviewer })) ?? null
      }
      if (event.type === 'MessageSent') {
        const { type: _type, ...message } = event
        return [{ kind: 'message', id: message.id, seq, at, message, interviewer: names[names.by] }]
      }
      if (isAskedByButton(event))
        return [{ kind: 'asked', id: `asked-${event.replyId}`, seq, at, text: interviewerAskLabels[event.call] }]
      const text = noteOf(event, purposes)
      return text === null ? [] : [{ kind: 'note', id: `${seq}-${index}`, seq, at, text }]
    }),
  )
}

function noteOf(event: SessionEvent, purposes: ReadonlyMap<string, TestRunPurpose>): string | null {
  switch (event.type) {
    case 'ChallengePresented':
      // Before the start, the title may be unknown; the question is then presented again.
      return event.challenge.title === '' ? null : texts.questionPut(event.question, event.challenge.title)
    case 'QuestionSkipped':
      return texts.skipped(event.question)
    case 'WorkLockChanged':
      return event.locked ? texts.workLocked : texts.workUnlocked
    case 'PrivateNoteWritten':
      return texts.privateNote(event.text)
    case 'HintRevealed':
      return texts.hintGiven(event.rung)
    case 'PowerUpUsed':
      return texts.powerUpUsed(powerUpLabels[event.powerUp])
    case 'PowerUpRefunded':
      return texts.powerUpRefunded(powerUpLabels[event.powerUp])
    case 'TimeAnnounced':
      return event.message
    case 'TestRunRejected':
      return texts.runRejected
    case 'TestRunCompleted':
      return sentenceOf({
        purpose: purposes.get(event.runId) ?? 'visible',
        outcome: { status: 'COMPLETED', results: event.results },
      })
    default:
      return null
  }
}
