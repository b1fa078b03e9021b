import type { Tutorial } from '@greenroom/shared/content'
import { asksForTime, type Walked, walkedAfter, walkedIn } from '@greenroom/shared/rules'
import type { Intent } from '@greenroom/shared/vocabulary'
import type { ChatHistoryEntry } from '@greenroom/shared/wire'
import { hasSign, wordsOf } from '../../reading/signs.ts'
import { isChatter } from '../../reading/smallTalk.ts'

type Step = Tutorial['steps'][number]

/** Where a tutorial stands with a message. */
export type TutorialPlace = {
  tutorial: Tutorial
  /** The step that waits for an answer; undefined once all are settled. */
  stands: Step | undefined
  /** The step after it, once it is settled; undefined while it stands, and where the tutorial is over. */
  next: Step | undefined
  /** Whether this message settles the step, by an answer or as the last try. */
  settles: boolean
  isOver: boolean
  /** What the message wants. In a tutorial whatever has a sign of the answer is one. */
  intent: Intent
  /** Whether it was answered; null where there was no answer. It is a fact, and no provider's to judge. */
  isRight: boolean | null
}

/**
 * @param before the conversation since the tutorial began, without the message
 * @param said the message and what it would want anywhere else; null where there is none
 */
export function tutorialPlace(
  tutorial: Tutorial,
  before: readonly ChatHistoryEntry[],
  said: { message: string; intent: Intent } | null,
): TutorialPlace {
  const walked = walkedIn(before)
  const stands = tutorial.steps[walked.settled]
  const intent = said === null ? 'unknown' : intentOf(said, stands)
  const isRight =
    said === null || intent !== 'attempt_to_answer_question'
      ? null
      : stands !== undefined && answers(said.message, stands)
  const after: Walked = said === null ? walked : walkedAfter(walked, { intent, accepted: isRight })
  const settles = after.settled > walked.settled
  const isOver = after.settled >= tutorial.steps.length
  return {
    tutorial,
    stands,
    next: settles ? tutorial.steps[after.settled] : undefined,
    settles,
    isOver,
    intent,
    isRight,
  }
}

const answers = (message: string, { signs }: Step): boolean => {
  const words = wordsOf(message)
  return signs.some((sign) => hasSign(words, sign))
}

/** In a tutorial one asks for a hint, for time or to skip because the step wants it: that is the answer. */
function intentOf({ message, intent }: { message: string; intent: Intent }, stands: Step | undefined): Intent {
  if (stands !== undefined && answers(message, stands)) return 'attempt_to_answer_question'
  if (isChatter(message) || asksForTime(message)) return intent
  // A statement is a try, whatever it is about: else nobody would get any further.
  const isStatement = intent === 'unknown' || (intent === 'unrelated_question' && !message.includes('?'))
  return isStatement ? 'attempt_to_answer_question' : intent
}
