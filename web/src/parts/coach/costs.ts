import { type Help, isScored, pricesOf, roundOfQuestion, rubrics } from '@greenroom/shared/rules'
import { bestScore, type InProgress, lastHintRung, type Round } from '@greenroom/shared/session'
import { toolTexts as texts } from './toolTexts.ts'

/** The round whose rubric scores a question; null if the session is unscored. */
export const scoredAs = (state: Pick<InProgress, 'assessmentType' | 'settings' | 'question'>): Round | null =>
  isScored(state) ? roundOfQuestion(state.question.challenge, state.settings.interviewStage) : null

/** A dimension that help caps, or "each dimension", and the best score that is still possible. */
export type Price = { what: string; at: number }

/** What help costs on a round's scorecard; empty if unscored. */
export function priceOf(help: Help, round: Round | null): Price[] {
  if (round === null) return []
  const prices = pricesOf(help, round)
  const [first] = prices
  if (first !== undefined && prices.length === Object.keys(rubrics[round]).length)
    return [{ what: texts.eachDimension, at: first.at }]
  return prices.map(({ dimension, at }) => ({ what: dimension, at }))
}

/** Words the price: "limits your score for testing to 3", or that it is free. */
export function costOf(help: Help, round: Round | null): string {
  const prices = priceOf(help, round)
  return prices.length === 0 ? texts.free : prices.map(({ what, at }) => texts.caps(what, at)).join(', ')
}

/** Words the price of a hint rung in a round. */
export const costOfRung = (rung: number, round: Round | null): string => costOf({ hintRung: rung }, round)

/** The rungs at which hints start to cost something or cost more, each with the best score that is still possible. */
export function hintStepsOf(round: Round): { rung: number; at: number }[] {
  const rungs = Array.from({ length: lastHintRung }, (_, index) => index + 1)
  const each = rungs.map((rung) => ({ rung, at: priceOf({ hintRung: rung }, round)[0]?.at ?? bestScore }))
  return each.filter(({ at }, index) => at < (each[index - 1]?.at ?? bestScore))
}
