import { capsOn, limitOf } from '@greenroom/shared/rules'
import { type Ended, powerUpsIn, type Round } from '@greenroom/shared/session'

/**
 * The highest possible score in a dimension, given the help that the candidate got. Over several questions, the one
 * with the least help counts, as in the engine.
 */
export function limitAfterHelp(
  { questions, powerUps }: Pick<Ended, 'questions' | 'powerUps'>,
  dimension: string,
  round: Round,
): number {
  const limits = questions.map(({ number, hintRung, askedCaps: asked }) =>
    limitOf(capsOn(dimension, round, { hintRung, asked, powerUps: powerUpsIn(powerUps, number) })),
  )
  return Math.max(...limits)
}
