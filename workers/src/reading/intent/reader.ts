import type { Challenge, SpokenQuestion } from '@greenroom/shared/content'
import type { ChallengeType, Intent, InterviewStep } from '@greenroom/shared/vocabulary'
import type { ChatHistoryEntry } from '@greenroom/shared/wire'
import type { GuessTalk } from '../talk/talkModel/talkModel.ts'

/** A candidate's message and its situation. */
export type Heard = {
  message: string
  /** The interviewer's last message; empty while unknown. */
  asked: string
  /** `asked` in canonical words, so that the wording of the question doesn't affect how the answer is read. */
  askedAlike: string
  step: InterviewStep | null
  /** The task's text. A question about anything it mentions is a question about the task. */
  statement: string
  /** The authored material of a coding challenge, or null. */
  challenge: Challenge | null
  /** The authored material of a spoken question, or null. */
  spoken: SpokenQuestion | null
  /** The kind of question if there is no authored material; left out if there is. */
  challengeType?: ChallengeType | undefined
  /** In a deck of statements, the messages since the current one began, without this one. Otherwise null. */
  aboutDeck: readonly ChatHistoryEntry[] | null
  /** Guesses which parts may be talk about the interview; left out if only explicit words should count. */
  guessTalk?: GuessTalk | undefined
}

/** A way to read a message. `read` returns null if it can't tell; `otherwise` gives the later readers' answer. */
export type Reader = { name: string; read: (heard: Heard, otherwise: () => Intent) => Intent | null }

/** The intent of a message (spec §3), and which reader found it. */
export type Reading = { intent: Intent; readBy: string }

/** Returns the readers' first answer, stage by stage; `unknown` if none has one. */
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
