import type { Challenge, SpokenQuestion } from '@greenroom/shared/content'
import type { ChallengeType, Intent, InterviewStep } from '@greenroom/shared/vocabulary'
import type { ChatHistoryEntry } from '@greenroom/shared/wire'
import type { GuessTalk } from '../talk/talkModel/talkModel.ts'

/** A candidate's message, and where it was said. */
export type Heard = {
  message: string
  /** What the interviewer said last; empty where that is not known. */
  asked: string
  /** The same in the words that stand for every wording of it: how a question is worded may not decide how its answer is read. */
  askedAlike: string
  step: InterviewStep | null
  /** The task: whoever asks about what it speaks of asks about the task. */
  statement: string
  /** The authored material of a challenge that is coded, or null. */
  challenge: Challenge | null
  /** The authored material of a question that is answered in words, or null. */
  spoken: SpokenQuestion | null
  /** The kind of a question of which there is no authored material; missing where there is some. */
  challengeType?: ChallengeType | undefined
  /** Where the question is a deck of statements: what was said since it began, without this message. Else null. */
  aboutDeck: readonly ChatHistoryEntry[] | null
  /** What may be talk about the interview; missing where only what is said in so many words counts. */
  guessTalk?: GuessTalk | undefined
}

/**
 * One reason to take a message for something. It answers null where it has nothing to say; `otherwise` is what the stages after its own
 * make of the message.
 */
export type Reader = { name: string; read: (heard: Heard, otherwise: () => Intent) => Intent | null }

/** What a message wants (spec §3), and the name of the reader that said so. */
export type Reading = { intent: Intent; readBy: string }

/** The answer of the first reader that has one, stage by stage; `unknown` by nobody where none has. */
export function firstAnswer(stages: readonly (readonly Reader[])[], heard: Heard): Reading {
  const [stage, ...later] = stages
  if (stage === undefined) return { intent: 'unknown', readBy: 'nobody' }
  let rest: Reading | null = null
  const ofTheRest = (): Reading => {
    rest ??= firstAnswer(later, heard)
    return rest
  }
  for (const { name, read } of stage) {
    const intent = read(heard, () => ofTheRest().intent)
    if (intent !== null) return { intent, readBy: name }
  }
  return ofTheRest()
}
