import type { Challenge, SpokenQuestion } from '@greenroom/shared/content'
import type { PointJudgement } from '@greenroom/shared/session'
import type { Intent } from '@greenroom/shared/vocabulary'
import type { Approach } from '../recognise.ts'
import { settledByCheck } from './judgeCheck.ts'
import { approachJudged, judgeCode } from './judgeCode.ts'
import { type Answered, judgeInWords } from './judgeInWords.ts'
import { judgeStory } from './judgeStory.ts'

/** The authored material to judge a message by: a coding question or a spoken one. */
export type Material = { challenge: Challenge | null; spoken: SpokenQuestion | null }

/** A message, the question before it, its intent, and its stored judgement if any. */
export type Judged = Answered & { intent: Intent | null; judgement?: readonly PointJudgement[] | undefined }

const isAboutTheMatter = (intent: Intent | null): boolean =>
  intent === 'attempt_to_answer_question' || intent === 'request_for_clarification'

/**
 * Judges each message. Uses the judgement stored with it, or has the reader make one. A message that neither answers
 * nor asks about the task gets no judgement, and neither does any message without authored material.
 */
export function judgeInTurn(messages: readonly Judged[], { challenge, spoken }: Material): PointJudgement[][] {
  let taken: Approach | null = null
  const before: (readonly PointJudgement[])[] = []
  return messages.map((said) => {
    if (!isAboutTheMatter(said.intent)) return []
    const judgement =
      said.judgement ?? settledByCheck(readBy(said, taken, { challenge, spoken }), said, { challenge, spoken }, before)
    before.push(judgement)
    if (challenge !== null) taken = approachJudged(judgement, challenge) ?? taken
    return [...judgement]
  })
}

function readBy(said: Judged, taken: Approach | null, { challenge, spoken }: Material): PointJudgement[] {
  if (challenge !== null) return judgeCode({ ...said, taken }, challenge)
  if (spoken === null) return []
  return spoken.competency === undefined ? judgeInWords(said, spoken) : judgeStory(said.message)
}
