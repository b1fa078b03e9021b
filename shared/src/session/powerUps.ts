import { hasClock, isAfterCoding, isExam, isScored } from '../rules/interview.ts'
import type { DesiredAction } from '../vocabulary/conversation.ts'
import type { PowerUp } from '../vocabulary/interview.ts'
import type { PowerUpUse } from './powerUpUses.ts'
import type { RefusalCode } from './refusals.ts'
import type { InProgress, Session } from './state.ts'

export const maxPowerUps = 3
/** The number of charges every account begins with (answers §4). */
export const startingCharges = 3
export const lastHintRung = 5
/** Time dilation: the clock's speed, and its duration in real time. */
export const timeDilation = { rate: 0.5, durationMs: 4 * 60_000 } as const
/** Second wind: the time added when the clock has reached zero. */
export const secondWindMs = 5 * 60_000

/** What a power-up affects: the coach's help, the clock, the code, or the XP at stake. */
export type PowerUpEffect =
  | { kind: 'coach'; desiredAction: DesiredAction }
  | { kind: 'clock' }
  | { kind: 'code' }
  | { kind: 'stake' }

/** One line of the table of power-ups (answers §4). Its caps on the scorecard are in `rules/caps.ts`. */
export type PowerUpRule = {
  charges: number
  effect: PowerUpEffect
  /**
   * When the power-up ends: after some real time (`elapsed`), once its effect is used up (`spent`), or with the
   * session.
   */
  ends: 'elapsed' | 'spent' | 'with_the_session'
  /**
   * When the power-up marks the interview as assisted: as soon as it is used, only once its effect is used up, or
   * never.
   */
  assisted: 'when_used' | 'when_spent' | 'never'
  /** Whether using the power-up makes sense in this state. Doesn't check whether the interview allows power-ups. */
  isUsableIn: (state: InProgress) => boolean
}

const hasHintsLeft = ({ step, question }: InProgress): boolean =>
  // No hints on true-or-false statements: any hint would give away the answer.
  !isAfterCoding(step) && question.statements === null && question.hintRung < lastHintRung

/** Whether the candidate has saved code in this question. */
export function hasOwnCode({
  question,
  programmingLanguage,
}: Pick<InProgress, 'question' | 'programmingLanguage'>): boolean {
  const code = question.drafts[programmingLanguage]
  return code !== undefined && code.trim() !== '' && code.trim() !== question.challenge.code_stub.trim()
}

const isBeforeCoding = ({ step, question, pastQuestions }: InProgress): boolean =>
  pastQuestions.length === 0 &&
  Object.keys(question.drafts).length === 0 &&
  (step === 'introduction' || step === 'clarification' || step === 'approach')

/** The ten power-ups: what each costs, does and means for the result. The room and the engine read the same table. */
export const powerUpRules: Record<PowerUp, PowerUpRule> = {
  mentors_whisper: {
    charges: 1,
    effect: { kind: 'coach', desiredAction: 'provideHint' },
    ends: 'spent',
    assisted: 'never',
    isUsableIn: hasHintsLeft,
  },
  time_dilation: {
    charges: 2,
    effect: { kind: 'clock' },
    ends: 'elapsed',
    assisted: 'when_used',
    isUsableIn: ({ clock }) => clock.runningSince !== null,
  },
  second_wind: {
    charges: 3,
    effect: { kind: 'clock' },
    ends: 'spent',
    assisted: 'when_spent',
    isUsableIn: hasClock,
  },
  divine_inspiration: {
    charges: 3,
    effect: { kind: 'coach', desiredAction: 'provideHint' },
    ends: 'spent',
    assisted: 'never',
    isUsableIn: hasHintsLeft,
  },
  cognitive_boost: {
    charges: 1,
    effect: { kind: 'coach', desiredAction: 'provideClarification' },
    ends: 'spent',
    assisted: 'never',
    isUsableIn: () => true,
  },
  time_warp: {
    charges: 1,
    effect: { kind: 'code' },
    ends: 'spent',
    assisted: 'never',
    isUsableIn: ({ question }) => Object.keys(question.drafts).length > 0,
  },
  double_edge: {
    charges: 0,
    effect: { kind: 'stake' },
    ends: 'with_the_session',
    assisted: 'never',
    isUsableIn: (state) => isScored(state) && isBeforeCoding(state),
  },
  bug_scanner: {
    charges: 2,
    effect: { kind: 'coach', desiredAction: 'detectBugsInCode' },
    ends: 'spent',
    assisted: 'never',
    isUsableIn: hasOwnCode,
  },
  shield: {
    charges: 1,
    effect: { kind: 'stake' },
    ends: 'spent',
    assisted: 'never',
    isUsableIn: isScored,
  },
  instant_feedback: {
    charges: 2,
    effect: { kind: 'coach', desiredAction: 'provideCodeFeedback' },
    ends: 'spent',
    assisted: 'never',
    isUsableIn: hasOwnCode,
  },
}

const inForce = (uses: readonly PowerUpUse[]): PowerUpUse[] => uses.filter(({ status }) => status !== 'refunded')

/** Why this power-up can't be used now, or null if it can. Doesn't check whether the learner has enough charges. */
export function powerUpRefusal(state: Session, powerUp: PowerUp): RefusalCode | null {
  if (state.phase !== 'IN_PROGRESS') return 'NOT_IN_PROGRESS'
  if (state.mode === 'human' || isExam(state)) return 'POWER_UPS_OFF'
  const used = inForce(state.powerUps)
  if (used.some((use) => use.powerUp === powerUp)) return 'POWER_UP_USED'
  if (used.length >= maxPowerUps) return 'NO_POWER_UPS_LEFT'
  const { isUsableIn, effect } = powerUpRules[powerUp]
  if (!isUsableIn(state)) return 'POWER_UP_NOT_NOW'
  return effect.kind === 'coach' && state.awaitingCoach !== null ? 'COACH_PENDING' : null
}

/** The power-ups used on a question, without refunded ones. */
export const powerUpsIn = (uses: readonly PowerUpUse[], question: number): PowerUp[] =>
  inForce(uses)
    .filter((use) => use.question === question)
    .map(({ powerUp }) => powerUp)

/**
 * Whether the interview was assisted: by power-ups, or by extra time from an interviewer. An assisted interview doesn't
 * count for readiness.
 */
export function isAssisted(uses: readonly PowerUpUse[], extendedMs = 0): boolean {
  if (extendedMs > 0) return true
  return inForce(uses).some(({ powerUp, status }) => {
    const { assisted } = powerUpRules[powerUp]
    return assisted === 'when_used' || (assisted === 'when_spent' && status === 'spent')
  })
}
