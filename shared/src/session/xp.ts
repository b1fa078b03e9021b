import { judgedTests } from './handIns.ts'
import type { PowerUpUse } from './powerUpUses.ts'
import type { HiringDecision } from './scorecard.ts'
import type { Ended, Question } from './state.ts'

/** XP is the game: what a finished session earns. The scorecard is the truth, and never changes by it. */
export const xpTable = {
  /** For finishing a scored session after working on a question. */
  finished: 50,
  /** For passing every test of every question; a share of it for a share of them. */
  allTestsPassed: 50,
  /** By what the scorecard decided; nothing if it decided nothing. */
  decision: { strong_hire: 50, leaning_hire: 30, leaning_no_hire: 10, strong_no_hire: 0 },
  /** What a submission costs that does not pass every test. */
  failedSubmission: 10,
} as const satisfies Record<string, number | Record<HiringDecision, number>>

/** What became of the stake: `open` until the scorecard is there, `undecided` where it decides nothing. */
export type StakeOutcome = 'not_staked' | 'open' | 'doubled' | 'lost' | 'undecided'

/** What a session earned, line by line. `total` is what counts; it is never below zero. */
export type XpBreakdown = {
  finished: number
  tests: number
  decision: number
  /** Zero or below: what failed submissions cost, the shielded one left out. */
  failedSubmissions: number
  /** How many failed submissions the shield took. */
  shielded: number
  doubleEdge: StakeOutcome
  total: number
  /** Whether nothing can change any more: the scorecard is there, or there will be none unless it is asked for again. */
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
 * Whether a session counts as finished: it is scored, and something was done in it. Who opens a session and leaves has
 * finished nothing.
 */
export const isFinished = ({ scorecard, questions }: Ended): boolean =>
  scorecard.status !== 'none' &&
  questions.some(({ outcome, attemptsToAnswer }) => outcome === 'done' || attemptsToAnswer > 0)

/** The charges for power-ups that a session earned: one for a finished one, an exam as much as any other. */
export const chargesEarned = (session: Ended): number => (isFinished(session) ? 1 : 0)

/** What a session earned. Pure: the same session always earns the same. */
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

/** A hire is a pass. Where nothing was decided nothing is won or lost by the stake. */
function stakeOutcome(uses: readonly PowerUpUse[], isPending: boolean, decided: HiringDecision | null): StakeOutcome {
  if (!uses.some(({ powerUp, status }) => powerUp === 'double_edge' && status !== 'refunded')) return 'not_staked'
  if (isPending) return 'open'
  if (decided === null) return 'undecided'
  return decided === 'strong_hire' || decided === 'leaning_hire' ? 'doubled' : 'lost'
}

/** The mean over the questions of the share of all tests that the code which counts passed; without a result it is none. */
function shareOfTests(questions: readonly Question[]): number {
  const shares = questions.map((question) => {
    const results = judgedTests(question)
    return results === null || results.total === 0 ? 0 : results.passed / results.total
  })
  return shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length
}
