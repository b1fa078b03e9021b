import { isCoachCall } from '../session/coach.ts'
import type { Commit, CommitView, StoredEvent } from '../session/commit.ts'
import type { JobRequest } from '../session/jobRequest.ts'
import { type ModelUsage, modelUsageOfBoth, noModelUsage } from '../session/modelUsage.ts'
import type { Session } from '../session/state.ts'
import type { ChatCall } from '../vocabulary/conversation.ts'
import type { SubscriptionTier } from '../vocabulary/people.ts'
import { monthlyTokenGrants } from './constants.ts'
import { codeRuns } from './interview.ts'
import { questionCountFor } from './questionCount.ts'
import { hasPremiumAccess } from './subscription.ts'

/**
 * Unused tokens roll over to the next month. A balance is limited to the grants of this many months, including the new
 * month's.
 */
export const maxMonthsOfTokens = 2

/**
 * The price of one use, in AI-usage tokens. The specification has neither prices nor a unit; these are ours. FREE's
 * monthly grant covers about thirty interviews of 20 minutes, or a dozen of one hour.
 */
export const tokenPrices = {
  /** A reply from the interviewer. */
  chatCall: 10,
  /** A reply from the coach. */
  coachCall: 10,
  /** A run of the candidate's program, however many test cases it has. */
  codeRun: 5,
  /** The final scorecard, for all rounds together. */
  scorecard: 50,
} as const
export type Priced = keyof typeof tokenPrices

const pricedCall = (call: ChatCall): Priced => (isCoachCall(call) ? 'coachCall' : 'chatCall')

/** Typical minutes between two uses of the same kind, to estimate an interview's cost. */
const minutesPer = { chatCall: 1, coachCall: 10, codeRun: 5 } as const

type Planned = Pick<Session, 'settings' | 'assessmentType'> & Partial<Pick<Session, 'control'>>

/**
 * The tokens reserved until the end, so that every interview can be scored: for the scorecard, and for two runs of all
 * tests per question.
 */
export const closingCost = ({ settings }: Pick<Planned, 'settings'>): number =>
  tokenPrices.scorecard + 2 * questionCountFor(settings) * tokenPrices.codeRun

/** Whether a session is always free: the warm-up, which everybody should do first. */
export const isFree = ({ assessmentType }: Pick<Session, 'assessmentType'>): boolean =>
  assessmentType === 'skip_dummy_challenge'

/** How many warm-ups a person may open a day. Even free sessions need a limit. */
export const warmUpsADay = 20

/**
 * The expected price of finishing and scoring an interview with these settings, in tokens (answers §7). With a human
 * interviewer, replies cost nothing; the warm-up is free.
 */
export function expectedCost(planned: Planned): number {
  if (isFree(planned)) return 0
  const { timeLimitInMinutes } = planned.settings
  const times = (what: keyof typeof minutesPer) => Math.ceil(timeLimitInMinutes / minutesPer[what]) * tokenPrices[what]
  const runs = codeRuns(planned) ? times('codeRun') : 0
  const replies = planned.control === 'human' ? 0 : times('chatCall')
  return replies + times('coachCall') + runs + closingCost(planned)
}

/** The price of a worker job, in tokens. */
export function priceOf(job: JobRequest): number {
  switch (job.kind) {
    case 'chat.call':
      return tokenPrices[pricedCall(job.call)]
    case 'code.run':
      return tokenPrices.codeRun
    // Free, because the candidate didn't request it.
    case 'code.examine':
      return 0
    case 'scorecard.complete':
      return tokenPrices.scorecard
  }
}

/**
 * Settled usage, and pending usage by the id of its reply or run. `model` is the paid model usage for delivered
 * answers, in the model's tokens: it is counted separately from the price, which is known in advance.
 */
export type Usage = { spent: number; owed: Readonly<Record<string, Priced>>; model: ModelUsage }
export const noUsage: Usage = { spent: 0, owed: {}, model: noModelUsage }

/** The price of all pending results. */
export const owedCost = ({ owed }: Usage): number =>
  Object.values(owed).reduce((sum, priced) => sum + tokenPrices[priced], 0)

/**
 * Updates the usage after an event. We bill only for what the candidate got, and only once. A call and its retries
 * count as one. Failed calls, late answers and runs that couldn't be executed are free.
 */
export function usageAfter(usage: Usage, event: StoredEvent): Usage {
  switch (event.type) {
    case 'ReplyRequested':
      return { ...usage, owed: { ...usage.owed, [event.replyId]: pricedCall(event.call) } }
    case 'MessageSent':
      return delivered(withModel(usage, event), event.id)
    case 'ReplyFailed':
      return dropped(usage, event.replyId)
    case 'TestRunRequested':
      return { ...usage, owed: { ...usage.owed, [event.runId]: 'codeRun' } }
    case 'TestRunCompleted':
      return event.results === null ? dropped(usage, event.runId) : delivered(usage, event.runId)
    case 'TestRunRejected':
      return dropped(usage, event.runId)
    case 'ScorecardCompleted':
      return event.scorecard.source === 'human' ? usage : { ...usage, spent: usage.spent + tokenPrices.scorecard }
    case 'ControlChanged':
      return event.control === 'human' ? { ...usage, owed: withoutReplies(usage.owed) } : usage
    default:
      return usage
  }
}

/** Adds up a session's actual usage from its log, in tokens. */
export function spentBy(log: readonly Pick<Commit | CommitView, 'events'>[]): number {
  return log.flatMap(({ events }) => events).reduce(usageAfter, noUsage).spent
}

/** Drops the AI's pending replies, which nobody awaits once a person has taken over. */
const withoutReplies = (owed: Usage['owed']): Usage['owed'] =>
  Object.fromEntries(Object.entries(owed).filter(([, priced]) => priced !== 'chatCall'))

const withModel = (usage: Usage, { modelUsage }: Pick<StoredEvent, 'modelUsage'>): Usage =>
  modelUsage === undefined ? usage : { ...usage, model: modelUsageOfBoth(usage.model, modelUsage) }

function delivered(usage: Usage, id: string): Usage {
  const priced = usage.owed[id]
  return priced === undefined ? usage : { ...dropped(usage, id), spent: usage.spent + tokenPrices[priced] }
}

function dropped(usage: Usage, id: string): Usage {
  const { [id]: _settled, ...rest } = usage.owed
  return { ...usage, owed: rest }
}

/** The candidate is warned if they have less than this share of the monthly grant left. */
const lowShare = 0.2
export const isLow = (tokens: { left: number; monthlyGrant: number }): boolean =>
  tokens.left <= tokens.monthlyGrant * lowShare

/** A tier's monthly grant, in tokens. */
export const monthlyGrantOf = (
  tier: SubscriptionTier,
  grants: { free: number; premium: number } = monthlyTokenGrants,
) => (hasPremiumAccess(tier) ? grants.premium : grants.free)

/** The calendar month of a time (ms since 1970) in UTC, formatted as `2026-11`. */
export const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7)

/** The start of the next month (UTC), ms since 1970. */
export function nextMonthAt(at: number): number {
  const date = new Date(at)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)
}

/** The room's text at the start of an interview with few tokens left, shown once a month. */
export const lowTokensText = (left: number): string =>
  `This interview is paid for. After it, about ${left} of this month's AI-usage tokens are left.`
