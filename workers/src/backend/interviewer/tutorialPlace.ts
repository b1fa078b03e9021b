import type { Tutorial } from '@greenroom/shared/content'
import { asksForTime, type Walked, walkedAfter, walkedIn } from '@greenroom/shared/rules'
import type { Intent } from '@greenroom/shared/vocabulary'
import type { ChatHistoryEntry } from '@greenroom/shared/wire'
import { hasSign, wordsOf } from '../../reading/signs.ts'
import { isChatter } from '../../reading/smallTalk.ts'

type Step = Tutorial['steps'][number]

/** The progress through a tutorial after a message. */
export type TutorialPlace = {
  tutorial: Tutorial
  /** The step that is still open; undefined once all are settled. */
  stands: Step | undefined
  /** The next step, once this one is settled; undefined while this one is open, and after the end. */
  next: Step | undefined
  /** Whether this message settles the open step, as an answer or as the last attempt. */
  settles: boolean
  isOver: boolean
  /** The message's intent. In a tutorial, any message with a sign of the answer counts as an answer. */
  intent: Intent
  /**
   * Whether the answer was right; null if there was none. This is a fact from the tutorial, so a provider doesn't judge
   * it.
   */
  isRight: boolean | null
}

/**
 * Works out the progress through a tutorial.
 * @param before the conversation since the tutorial began, without the message
 * @param said the message and its usual intent; null if there is none
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

/**
 * Returns a message's intent in a tutorial. If the right answer to a step is asking for a hint, for time or to skip,
 * such a message counts as an answer.
 */
function intentOf({ message, intent }: { message: string; intent: Intent }, stands: Step | undefined): Intent {
  if (stands !== undefined && answers(message, stands)) return 'attempt_to_answer_question'
  if (isChatter(message) || asksForTime(message)) return intent
  // Any statement counts as an attempt, whatever it's about, because the candidate might get stuck otherwise.
  const isStatement = intent === 'unknown' || (intent === 'unrelated_question' && !message.includes('?'))
  return isStatement ? 'attempt_to_answer_question' : intent
}
