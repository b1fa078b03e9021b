import { judgedTests } from './handIns.ts'
import type { PowerUpUse } from './powerUpUses.ts'
import type { HiringDecision } from './scorecard.ts'
import type { Ended, Question } from './state.ts'

/** The XP that a finished session earns. XP is only a game and never affects the scorecard. */
export const xpTable = {
  /** For finishing a scored session after working on a question. */
  finished: 50,
  /** For passing every test of every question. Passing only some of the tests earns a proportional part. */
  allTestsPassed: 50,
  /** For the scorecard's decision; zero without a decision. */
  decision: { strong_hire: 50, leaning_hire: 30, leaning_no_hire: 10, strong_no_hire: 0 },
  /** The price of a submission that fails a test. */
  failedSubmission: 10,
} as const satisfies Record<string, number | Record<HiringDecision, number>>

/**
 * The outcome of staking XP on the result: `open` until there is a scorecard, `undecided` if the scorecard has no
 * decision.
 */
export type StakeOutcome = 'not_staked' | 'open' | 'doubled' | 'lost' | 'undecided'

/** A session's XP, line by line. Only `total` counts, and it is never below zero. */
export type XpBreakdown = {
  finished: number
  tests: number
  decision: number
  /** Zero or below: the price of failed submissions, except the shielded one. */
  failedSubmissions: number
  /** The number of failed submissions that the shield absorbed. */
  shielded: number
  doubleEdge: StakeOutcome
  total: number
  /**
   * Whether the XP is final: there is a scorecard, or scoring failed and won't be repeated unless somebody retries it.
   */
  isFinal: boolean
}

const nothing: XpBreakdown = {
  finished: 0,
  tests: 0,
  decision: 0,
  failedSubmissions: 0,
  shielded: 0,
  doubleEdge: 'not_staked',
  total: 0,
  isFinal: true,
}

/**
 * Whether a session counts as finished: it is scored, and the candidate worked in it. Opening a session and leaving
 * doesn't count.
 */
export const isFinished = ({ scorecard, questions }: Ended): boolean =>
  scorecard.status !== 'none' &&
  questions.some(({ outcome, attemptsToAnswer }) => outcome === 'done' || attemptsToAnswer > 0)

/**
 * The number of power-up charges that a session earned: one if the session counts as finished, otherwise none. Exams
 * earn one too.
 */
export const chargesEarned = (session: Ended): number => (isFinished(session) ? 1 : 0)

/** Computes a session's XP. Pure: the same session always earns the same. */
export function xpOf(session: Ended): XpBreakdown {
  if (!isFinished(session)) return nothing
  const { questions, powerUps, scorecard } = session
  const decided = scorecard.status === 'completed' ? scorecard.scorecard.decision : null
  const shielded = powerUps.filter(({ powerUp, status }) => powerUp === 'shield' && status === 'spent').length
  const failures = questions.reduce((sum, { failedSubmissions }) => sum + failedSubmissions, 0)
  const lines = {
    finished: xpTable.finished,
    tests: Math.round(xpTable.allTestsPassed * shareOfTests(questions)),
    decision: decided === null ? 0 : xpTable.decision[decided],
    failedSubmissions: -xpTable.failedSubmission * Math.max(0, failures - shielded) || 0,
  }
  const sum = Math.max(0, lines.finished + lines.tests + lines.decision + lines.failedSubmissions)
  const doubleEdge = stakeOutcome(powerUps, scorecard.status === 'pending', decided)
  return { ...lines, shielded, doubleEdge, total: sum * factors[doubleEdge], isFinal: scorecard.status !== 'pending' }
}

const factors: Record<StakeOutcome, number> = { not_staked: 1, open: 1, undecided: 1, doubled: 2, lost: 0 }

/** Returns the outcome of a stake. A hire doubles the XP; without a decision the stake is neither won nor lost. */
function stakeOutcome(uses: readonly PowerUpUse[], isPending: boolean, decided: HiringDecision | null): StakeOutcome {
  if (!uses.some(({ powerUp, status }) => powerUp === 'double_edge' && status !== 'refunded')) return 'not_staked'
  if (isPending) return 'open'
  if (decided === null) return 'undecided'
  return decided === 'strong_hire' || decided === 'leaning_hire' ? 'doubled' : 'lost'
}

/**
 * Returns the share of tests that the counted code passed, averaged over all questions. A question without a result
 * counts as zero.
 */
function shareOfTests(questions: readonly Question[]): number {
  const shares = questions.map((question) => {
    const results = judgedTests(question)
    return results === null || results.total === 0 ? 0 : results.passed / results.total
  })
  return shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length
}
