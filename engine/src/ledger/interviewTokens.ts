import {
  closingCost,
  expectedCost,
  lowTokensText,
  nextMonthAt,
  owedCost,
  priceOf,
  type Usage,
} from '@greenroom/shared/rules'
import { type EventOf, type JobRequest, payerOf, type Session } from '@greenroom/shared/session'
import { messageSent } from '../session/decide/conversation/messageSent.ts'
import { type Context, type Decision, refuse } from '../session/decide/decision.ts'
import type { Proposal } from '../session/funding.ts'
import { reservationOf } from './decide.ts'
import { type Purpose, purposeOf, walletOf } from './entry.ts'
import type { Ledger } from './ledger.ts'
import type { Usages } from './usages.ts'
import { isForTokens, withoutTokens } from './withoutTokens.ts'

/** An interview that takes more than was expected reserves so many tokens more at a time. */
const stepTokens = 100

export type InterviewTokensOptions = {
  ledger: Ledger
  usages: Usages
  /** What somebody is granted a month as of now, in tokens. */
  allowanceOf: (participantId: string) => Promise<number>
  now: () => number
}

/** How an interview is paid for: tokens reserved at its start, more in steps if needed, settled by real use. */
export type InterviewTokens = {
  /** The start: keeps aside what finishing and scoring it is expected to cost, or refuses. */
  coverStart(proposal: Proposal, state: Session): Promise<Decision>
  /** Everything after the start: the decision as it was, or without the jobs that there are no tokens for. */
  coverJobs(proposal: Proposal, state: Session): Promise<Decision>
  /** Nothing was started, so the reserved tokens come back. */
  release(wallet: string, sessionId: string): Promise<void>
  /** It is over and judged: what it used is paid, and the rest comes back. `state` is its last. */
  settle(state: Session): Promise<void>
}

/** What this interview's start left of the month's tokens, if it warned of that; null if it didn't, or the interview is settled. */
export async function lowTokensOf(
  ledger: Ledger,
  state: Session,
): Promise<{ month: string; left: number; nextGrantAt: number } | null> {
  const account = await ledger.of(walletOf(state.candidate.id))
  const month = reservationOf(account, interviewKey(state.sessionId))?.warnsOf ?? null
  if (month === null) return null
  return { month, left: account.balance, nextGrantAt: nextMonthAt(Date.parse(`${month}-01T00:00:00Z`)) }
}

const interviewKey = (sessionId: string): string => `interview.${sessionId}`

export function interviewTokens({ ledger, usages, allowanceOf, now }: InterviewTokensOptions): InterviewTokens {
  async function grantMonth(participantId: string): Promise<void> {
    await ledger.grantMonth(walletOf(participantId), { at: now(), allowance: await allowanceOf(participantId) })
  }

  /** Whether `needed` tokens are kept aside, or could be now. */
  async function isCovered(state: Session, needed: number, purpose: Purpose): Promise<boolean> {
    const payer = payerOf(state)
    const wallet = walletOf(payer.id)
    const key = interviewKey(state.sessionId)
    const reserved = reservationOf(await ledger.known(wallet), key)?.reserved ?? 0
    if (reserved >= needed) return true
    const reserve = async (atLeast: number) =>
      (await ledger.reserve(wallet, { key, atLeast, purpose })).outcome === 'done'
    if ((await reserve(Math.max(needed, reserved + stepTokens))) || (await reserve(needed))) return true
    // A new month may have begun since the start.
    await grantMonth(payer.id)
    return reserve(needed)
  }

  return {
    async coverStart({ order, decision, context }, state) {
      const payer = payerOf(state)
      await grantMonth(payer.id)
      const key = interviewKey(state.sessionId)
      const { outcome, account } = await ledger.reserve(walletOf(payer.id), {
        key,
        atLeast: expectedCost(state),
        purpose: purposeOf(order, 'interview'),
        // A guest has nothing to be warned of: it is the host who pays.
        ...(payer.id === state.candidate.id ? { warns: { at: now() } } : {}),
      })
      if (outcome === 'insufficient') return refuse('INSUFFICIENT_TOKENS')
      const warns = (reservationOf(account, key)?.warnsOf ?? null) !== null
      return warns ? { ...decision, events: [...decision.events, warning(account.balance, state, context)] } : decision
    },
    async coverJobs({ order, decision, context }, state) {
      if (!decision.jobs.some(isForTokens)) return decision
      const usage = await usages.of(state.sessionId, state.seq)
      const fresh = decision.jobs.filter((job) => isForTokens(job) && !isCounted(job, usage))
      if (fresh.length === 0) return decision
      const cost = fresh.reduce((sum, job) => sum + priceOf(job), 0)
      const needed = usage.spent + owedCost(usage) + cost + closingCost(state)
      const covered = await isCovered(state, needed, purposeOf(order, 'interview'))
      return covered ? decision : withoutTokens(state, decision, context)
    },
    async release(wallet, sessionId) {
      await ledger.release(wallet, { key: interviewKey(sessionId) })
    },
    async settle(state) {
      const { spent, model } = await usages.of(state.sessionId, state.seq)
      await ledger.settle(walletOf(payerOf(state).id), { key: interviewKey(state.sessionId), used: spent, model })
    },
  }
}

/** A reply that is asked for once more is the same reply. */
const isCounted = (job: JobRequest, { owed }: Usage): boolean =>
  job.kind === 'chat.call' && owed[job.replyId] !== undefined

/** Told at the start, before the clock runs: in the middle of an interview it would only disturb. */
const warning = (left: number, state: Session, { seq, now }: Context): EventOf<'MessageSent'> =>
  messageSent(state, {
    id: `tokens-${seq}`,
    sender: 'system',
    recipient: 'candidate',
    message: lowTokensText(left),
    now,
  })
