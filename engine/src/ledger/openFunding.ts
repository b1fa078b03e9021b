import { isFree, isUnkeptTrial } from '@greenroom/shared/rules'
import {
  type Commit,
  type Ended,
  isPending,
  payerOf,
  replay,
  type Session,
  type StoredEvent,
} from '@greenroom/shared/session'
import type { CommandOrder } from '../session/commandOrder.ts'
import type { Funding, Proposal } from '../session/funding.ts'
import { stateAt } from '../session/handle.ts'
import type { Logger } from '../session/logger.ts'
import { type SessionLog, wholeLog } from '../session/sessionLog.ts'
import { powerUpCharges } from './charges.ts'
import type { OpenReservation } from './entries.ts'
import { learnerOf, purposeOf, walletOf } from './entry.ts'
import { interviewTokens } from './interviewTokens.ts'
import type { Ledger } from './ledger.ts'
import { reward } from './rewards.ts'
import { createUsages } from './usages.ts'

/** A running interview's reservation is checked again after this long. The interview's end settles it immediately. */
const lookAgainAfterMs = 10 * 60_000

export type FundingOptions = {
  ledger: Ledger
  log: SessionLog
  /** A user's current monthly token grant. */
  allowanceOf: (participantId: string) => Promise<number>
  now: () => number
  logger: Logger
}

/**
 * Pays for sessions from the ledger (answers §7). It reserves under an id derived from session and command, stores the
 * commit, and settles as part of the dispatch. After a crash in between, the sweep finds the reservation in the index
 * and repairs it.
 */
export function openFunding({ ledger, log, allowanceOf, now, logger }: FundingOptions): Funding {
  const usages = createUsages(log)
  const tokens = interviewTokens({ ledger, usages, allowanceOf, now })
  const charges = powerUpCharges(ledger)

  async function cover(proposal: Proposal) {
    const { state, decision } = proposal
    if (state === null || state.phase === 'ENDED' || state.trial) return decision
    const charged = await charges.cover(proposal, state)
    if (!charged.accepted) return charged
    if (isFree(state)) return charged
    const paid = { ...proposal, decision: charged }
    if (state.phase === 'IN_PROGRESS') return tokens.coverJobs(paid, state)
    const starts = decision.events.some(({ type }) => type === 'InterviewStarted')
    return starts ? tokens.coverStart(paid, state) : charged
  }

  async function uncover(order: CommandOrder, state: Session | null): Promise<void> {
    if (state === null || state.trial) return
    if (order.command.type === 'UsePowerUp')
      await charges.release(learnerOf(state.candidate.id), purposeOf(order, 'command'))
    if (order.command.type !== 'StartInterview' || state.phase !== 'NOT_STARTED') return
    const { open } = await ledger.of(walletOf(payerOf(state).id))
    const own = [...open.values()].some(
      ({ purpose }) => purpose.sessionId === order.sessionId && purpose.commandId === order.commandId,
    )
    if (own) await tokens.release(walletOf(payerOf(state).id), order.sessionId)
  }

  async function settle(commit: Commit, state: Session): Promise<void> {
    if (state.trial) return rewardOfTrial(commit, state)
    await charges.settle(commit, state)
    if (!isJudged(state) || !commit.events.some(ends)) return
    if (!isFree(state)) await tokens.settle(state)
    await reward(ledger, state)
  }

  /** A trial costs nothing, and its reward waits until an account owns it. */
  async function rewardOfTrial(commit: Commit, state: Session): Promise<void> {
    if (!isJudged(state) || isUnkeptTrial(state)) return
    if (commit.events.some((event) => ends(event) || event.type === 'TrialKept')) await reward(ledger, state)
  }

  /** Completes a due reservation, or returns when to check again. */
  async function finish(open: OpenReservation): Promise<void> {
    const { stream, reservationId, purpose } = open
    if ((await ledger.of(stream)).open.has(reservationId)) {
      if (purpose.lasts === 'command') await finishCommand(open)
      else return ledger.checkAgain(open, await finishInterview(open))
    }
    await ledger.checkAgain(open, null)
  }

  async function finishInterview({ stream, purpose }: OpenReservation): Promise<number | null> {
    const { sessionId } = purpose
    const state = replay(await wholeLog(log, sessionId))
    if (state === null || state.phase === 'NOT_STARTED') {
      logger.info({ stream, ...purpose }, 'an interview never began; its tokens were returned')
      await tokens.release(stream, sessionId)
      return null
    }
    if (!isJudged(state)) return now() + lookAgainAfterMs
    await tokens.settle(state)
    return null
  }

  async function finishCommand({ stream, purpose }: OpenReservation): Promise<void> {
    const commit = await log.commitOf(purpose.sessionId, purpose.actor, purpose.commandId)
    const state = commit && (await stateAt(log, commit.sessionId, commit.seq))
    if (commit && state) await charges.settle(commit, state)
    else await charges.release(stream, purpose)
  }

  return {
    cover,
    uncover,
    observe: usages.observe,
    settle,
    async sweep(at) {
      for (const open of await ledger.due(at)) {
        await finish(open).catch((error: unknown) =>
          logger.warn({ err: error, ...open }, 'a reservation could not be finished; the next sweep tries again'),
        )
      }
    },
  }
}

const ends = ({ type }: StoredEvent): boolean =>
  type === 'InterviewEnded' || type === 'ScorecardCompleted' || type === 'ScorecardFailed'

/** Whether the session will cost nothing more: a human scorecard is free, and nothing follows a failed scorecard. */
function isJudged(state: Session): state is Ended {
  if (state.phase !== 'ENDED') return false
  const { scorecard, questions } = state
  if (scorecard.status !== 'pending') return true
  return scorecard.from === 'human' && !questions.some(({ runs }) => runs.some(isPending))
}
