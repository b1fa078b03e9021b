import {
  bestScore,
  type Caps,
  type InProgress,
  isScored,
  problemSolvingCap,
  type Round,
  roundOfQuestion,
  rubrics,
} from '@greenroom/shared'
import { toolTexts as texts } from './toolTexts.ts'

/** The round that a question is scored as, or null where nothing is scored. */
export const scoredAs = (state: Pick<InProgress, 'assessmentType' | 'settings' | 'question'>): Round | null =>
  isScored(state) ? roundOfQuestion(state.question.challenge.challengeType, state.settings.interviewStage) : null

/** What help costs the scorecard of a round, in words: "caps testing at 3", or that it costs nothing. */
export function costOf(caps: Caps, round: Round | null): string {
  const capped = Object.entries(caps).filter(([dimension]) => round !== null && dimension in rubrics[round])
  return capped.length === 0 ? texts.free : capped.map(([dimension, cap]) => texts.caps(dimension, cap)).join(', ')
}

/** What hints cap, by the round that they are given in. */
export const cappedByHints: Record<Round, string> = {
  telephone: 'problem solving',
  coding: 'problem solving',
  knowledge: 'accuracy',
  system_design: texts.eachDimension,
}

/** What a rung of the hint ladder costs in a round. */
export const costOfRung = (rung: number, round: Round | null): string =>
  round === null || isFreeRung(rung) ? texts.free : texts.caps(cappedByHints[round], problemSolvingCap(rung))

/** Whether a rung costs nothing: a cap at the best score caps nothing. */
export const isFreeRung = (rung: number): boolean => problemSolvingCap(rung) >= bestScore
