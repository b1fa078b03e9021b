import { currentCode, type EventOf, type InProgress, isSketching, type SessionEvent } from '@greenroom/shared/session'
import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import { isSpokenNow } from '../questions/progress.ts'

type Reason = EventOf<'CodeSnapshotTaken'>['reason']
type Code = { code: string; programmingLanguage: ProgrammingLanguage }

/** Stores the code if it has changed. Code stored after the hand-in counts as a sketch. */
export function keepCode(state: InProgress, { code, programmingLanguage }: Code, reason: Reason): SessionEvent[] {
  if (currentCode(state.question, programmingLanguage) === code) return []
  const sketch = isSketching(state) ? { sketch: true } : {}
  return [{ type: 'CodeSnapshotTaken', code, programmingLanguage, reason, ...sketch }]
}

/** Starts the coding step if this is the first edit of the code. */
export function firstEdit(state: InProgress, { code, programmingLanguage }: Code): SessionEvent[] {
  // A human interviewer may have presented the question aloud, without any message.
  const isPut = state.step === 'introduction' && state.control === 'human'
  const begins = !isSpokenNow(state) && (isPut || state.step === 'clarification' || state.step === 'approach')
  const edited = currentCode(state.question, programmingLanguage) !== code
  return begins && edited ? [{ type: 'StepChanged', step: 'coding' }] : []
}
