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

/** If an interview takes more than expected, it reserves this many additional tokens at a time. */
const stepTokens = 100

export type InterviewTokensOptions = {
  ledger: Ledger
  usages: Usages
  /** A user's current monthly token grant. */
  allowanceOf: (participantId: string) => Promise<number>
  now: () => number
}

/** Pays for interviews: tokens are reserved at the start, more in steps if needed, and settled by actual use. */
export type InterviewTokens = {
  /** At the start: reserves the expected price of the whole interview including its scoring, or refuses. */
  coverStart(proposal: Proposal, state: Session): Promise<Decision>
  /** For decisions after the start: returns them unchanged, or without the jobs there are no tokens for. */
  coverJobs(proposal: Proposal, state: Session): Promise<Decision>
  /** Returns the reserved tokens of an interview that didn't start. */
  release(wallet: string, sessionId: string): Promise<void>
  /**
   * After the judgement: settles what the interview used and releases the rest. `state` is the session's final state.
   */
  settle(state: Session): Promise<void>
}

/**
 * The tokens left after this interview's start, if it warned that few are left; null if it didn't, or if the interview
 * is settled.
 */
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

  /** Whether `needed` tokens are already reserved or can be reserved now. */
  async function isCovered(state: Session, needed: number, purpose: Purpose): Promise<boolean> {
    const payer = payerOf(state)
    const wallet = walletOf(payer.id)
    const key = interviewKey(state.sessionId)
    const reserved = reservationOf(await ledger.known(wallet), key)?.reserved ?? 0
    if (reserved >= needed) return true
    const reserve = async (atLeast: number) =>
      (await ledger.reserve(wallet, { key, atLeast, purpose })).outcome === 'done'
    if ((await reserve(Math.max(needed, reserved + stepTokens))) || (await reserve(needed))) return true
    // A new month, with its grant, may have begun since the start.
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
        // Guests need no warning, because the host pays.
        ...(payer.id === state.candidate.id ? { warns: { at: now() } } : {}),
      })
      if (outcome === 'insufficient')
        return order.actor.kind === 'participant' && order.actor.id === payer.id
          ? refuse('INSUFFICIENT_TOKENS')
          : refuse('INSUFFICIENT_TOKENS', { because: 'payer_lacks_tokens', name: payer.name })
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

/** A retried reply isn't counted again. */
const isCounted = (job: JobRequest, { owed }: Usage): boolean =>
  job.kind === 'chat.call' && owed[job.replyId] !== undefined

/** Warns before the clock starts. Later, it would disturb the interview. */
const warning = (left: number, state: Session, { seq, now }: Context): EventOf<'MessageSent'> =>
  messageSent(state, {
    id: `tokens-${seq}`,
    sender: 'system',
    recipient: 'candidate',
    message: lowTokensText(left),
    now,
  })
