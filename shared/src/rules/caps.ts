import { bestScore, type Round, type ScoreCap } from '../session/scorecard.ts'
import type { ChatCall, DesiredAction } from '../vocabulary/conversation.ts'
import type { HintRung, PowerUp } from '../vocabulary/interview.ts'
import { rubrics } from './rubrics.ts'

/** The dimensions that a power-up or a button's answer can cap. */
export type CappedDimension = 'problem solving' | 'technical competency' | 'testing'
export type Caps = Partial<Record<CappedDimension, 2 | 3>>

const feedback: Caps = { 'technical competency': 3 }
const bugs: Caps = { testing: 3 }

const capsByCall: Partial<Record<ChatCall, Caps>> = {
  giveFeedback: feedback,
  debug: bugs,
  coachDebug: bugs,
  coachSimplifyCode: feedback,
}
const capsByInteraction: Partial<Record<DesiredAction, Caps>> = {
  provideCodeFeedback: feedback,
  recommendCodeImprovements: feedback,
  detectBugsInCode: bugs,
}

/**
 * Returns the caps that an answer to a button puts on the scores. Hints are left out, because their caps depend on the
 * rung; a clarification and a message to the coach cap nothing.
 */
export function capsOfAsk({
  call,
  desiredAction,
}: {
  call: ChatCall
  desiredAction?: DesiredAction | undefined
}): Caps {
  return (desiredAction === undefined ? capsByCall[call] : capsByInteraction[desiredAction]) ?? {}
}

/**
 * For each power-up that caps scores: the hint or button with the same effect, whose caps it has. Other power-ups cap
 * nothing.
 */
const worthOfPowerUp: Partial<Record<PowerUp, { hintRung: HintRung } | { asked: Caps }>> = {
  divine_inspiration: { hintRung: 5 },
  bug_scanner: { asked: bugs },
  instant_feedback: { asked: feedback },
}

/** The dimensions that hints help with, by round. */
const givenAway: Record<Round, readonly string[]> = {
  telephone: ['problem solving'],
  coding: ['problem solving'],
  knowledge: ['accuracy'],
  behavioural: [],
  system_design: Object.keys(rubrics.system_design),
}

/** Whether hints help with this dimension. */
export const isHinted = (dimension: string, round: Round): boolean => givenAway[round].includes(dimension)

/** The cap for revealing hints up to this rung; undefined if these hints are all free. */
function capOfRung(highestRung: number): 2 | 3 | undefined {
  if (highestRung >= 5) return 2
  return highestRung >= 3 ? 3 : undefined
}

/** Whether a rung of the hint ladder is free. */
export const isFreeRung = (rung: number): boolean => capOfRung(rung) === undefined

/**
 * The highest score in a dimension that the candidate only wrote about, in notes or on the board, and never talked
 * about.
 */
export const capOfOnlyWritten = 2

/**
 * The help a candidate got on a question, and other facts that cap its scores. A missing field means that it didn't
 * happen.
 */
export type Help = {
  /** The highest revealed rung of the hint ladder; 0 for none. */
  hintRung?: number
  /** The power-ups that were used and not refunded. */
  powerUps?: readonly PowerUp[]
  /** The caps of answers to the buttons (`capsOfAsk`). */
  asked?: Caps
  /**
   * Whether the candidate noticed that the code they handed in fails every test; missing if the code passes any test.
   */
  failsEveryTest?: 'noticed' | 'unnoticed'
}

/**
 * Returns all caps on a dimension of a round's scorecard. The price labels in the room, the workers' scores and the
 * validation of a person's scorecard all use this one rule. If the round doesn't judge the dimension, there are no
 * caps.
 */
export function capsOn(dimension: string, round: Round, help: Help): ScoreCap[] {
  if (!(dimension in rubrics[round])) return []
  const { hintRung = 0, powerUps = [], asked = {}, failsEveryTest } = help
  const byHints = isHinted(dimension, round) ? capOfRung(hintRung) : undefined
  const byButton = capIn(asked, dimension)
  const byTests = failsEveryTest === undefined ? undefined : capOfFailing(dimension, failsEveryTest)
  return [
    ...(byHints === undefined ? [] : [{ because: 'hints' as const, at: byHints, rung: hintRung }]),
    ...powerUps.flatMap((powerUp) => capOfPowerUp(powerUp, dimension, round)),
    ...(byButton === undefined ? [] : [{ because: 'asked' as const, at: byButton }]),
    ...(byTests === undefined ? [] : [{ because: 'no_test_passed' as const, at: byTests }]),
  ]
}

/** The best score still possible under these caps. */
export const limitOf = (caps: readonly ScoreCap[]): 1 | 2 | 3 | 4 =>
  caps.reduce<1 | 2 | 3 | 4>((least, { at }) => (at < least ? at : least), bestScore)

/** The price of help in a round, shown beforehand: each capped dimension with its best remaining score. */
export const pricesOf = (help: Help, round: Round): { dimension: string; at: number }[] =>
  Object.keys(rubrics[round])
    .map((dimension) => ({ dimension, at: limitOf(capsOn(dimension, round, help)) }))
    .filter(({ at }) => at < bestScore)

function capOfPowerUp(powerUp: PowerUp, dimension: string, round: Round): ScoreCap[] {
  const worth = worthOfPowerUp[powerUp]
  if (worth === undefined) return []
  return capsOn(dimension, round, worth).map(({ at }) => ({ because: 'power_up', at, powerUp }))
}

/**
 * The cap for handing in code that fails every test: 2 for technical competency. If the candidate didn't notice the
 * failure, also 3 for problem solving, because they didn't understand the approach either.
 */
function capOfFailing(dimension: string, failing: 'noticed' | 'unnoticed'): 2 | 3 | undefined {
  if (dimension === 'technical competency') return 2
  return dimension === 'problem solving' && failing === 'unnoticed' ? 3 : undefined
}

const capIn = (caps: Readonly<Record<string, 2 | 3 | undefined>>, dimension: string): 2 | 3 | undefined =>
  caps[dimension]
