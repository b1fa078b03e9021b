import { dayMs, type PlanId } from '@greenroom/shared/rules'
import type { SubscriptionTier } from '@greenroom/shared/vocabulary'
import type { AdminOverview, attentionSchema } from '@greenroom/shared/wire'
import type { z } from 'zod'
import type { QueueFigures } from './queues.ts'

/** A period, ms since 1970, excluding its end. */
export type Span = { from: number; before: number }

/** The sources of the overview's figures. The database does all the counting. */
export type OverviewSources = {
  interviews(span: Span): Promise<number>
  activePeople(span: Span): Promise<number>
  tokensUsed(span: Span): Promise<number>
  people(span?: Span): Promise<number>
  /** The income by currency, in hundredths, minus refunds. */
  income(span: Span): Promise<readonly { currency: string; amount: number; payments: number }[]>
  /** How many people currently have each tier, by plan. */
  members(): Promise<readonly { plan: PlanId | null; tier: SubscriptionTier; people: number }[]>
  failedScorecards(): Promise<{ count: number; oldestAt: number | null }>
  openReports(
    about: 'challenge' | 'score' | 'person',
  ): Promise<{ count: number; oldestAt: string | null; dimensions: string[] }>
  /** Forms' answers that couldn't be delivered, and the titles of their pages. */
  failedAnswers(): Promise<{ count: number; oldestAt: number | null; pages: string[] }>
  queues(): Promise<QueueFigures[]>
}

type Attention = z.infer<typeof attentionSchema>

/** A single day makes no line, so the chart for today covers a whole week. */
const minDaysDrawn = 7

const startOfDay = (at: number): number => Math.floor(at / dayMs) * dayMs

/** The days of a period, in order; the last one is today. */
function daysUntil(now: number, count: number): Span[] {
  const today = startOfDay(now)
  return Array.from({ length: count }, (_, index) => {
    const from = today - (count - 1 - index) * dayMs
    return { from, before: from + dayMs }
  })
}

/** The installation at a glance, over this many days. */
export async function overviewOf(
  sources: OverviewSources,
  { days, now }: { days: number; now: number },
): Promise<Omit<AdminOverview, 'latestChanges'>> {
  const drawn = daysUntil(now, Math.max(days, minDaysDrawn))
  const before = startOfDay(now) + dayMs
  const period = { from: before - days * dayMs, before }
  const figure = async (count: (span: Span) => Promise<number>) => {
    const [total, ...byDay] = await Promise.all([period, ...drawn].map(count))
    return { total: total ?? 0, byDay }
  }
  const [interviews, all, fresh, active, tokens, income, members, queues, attention] = await Promise.all([
    figure(sources.interviews),
    sources.people(),
    sources.people(period),
    figure(sources.activePeople),
    figure(sources.tokensUsed),
    incomeOf(sources, period, drawn),
    sources.members(),
    sources.queues(),
    attentionOf(sources),
  ])
  const failed = queues.filter(({ name, failed }) => failed > 0 && name !== 'scorecards' && name !== 'mail')
  const failedJobs = failed.reduce((sum, queue) => sum + queue.failed, 0)
  const paying = members.reduce((sum, { people }) => sum + people, 0)
  return {
    days,
    attention: [
      ...attention,
      ...(failedJobs > 0
        ? [{ kind: 'failedJobs' as const, count: failedJobs, since: null, examples: failed.map(({ name }) => name) }]
        : []),
    ],
    interviews,
    people: { all, new: fresh, active },
    tokens,
    income,
    queues,
    plans: [{ plan: null, tier: 'FREE', people: Math.max(0, all - paying) }, ...members],
  }
}

async function incomeOf(
  sources: OverviewSources,
  period: Span,
  drawn: readonly Span[],
): Promise<AdminOverview['income']> {
  const [whole = [], ...days] = await Promise.all([period, ...drawn].map(sources.income))
  const currencies = [...new Set([whole, ...days].flat().map(({ currency }) => currency))]
  return currencies.map((currency) => {
    const paidIn = (span: (typeof days)[number] = []) => span.find((each) => each.currency === currency)
    return {
      currency,
      amount: { total: paidIn(whole)?.amount ?? 0, byDay: days.map((day) => paidIn(day)?.amount ?? 0) },
      payments: paidIn(whole)?.payments ?? 0,
    }
  })
}

async function attentionOf({ failedScorecards, openReports, failedAnswers }: OverviewSources): Promise<Attention[]> {
  const [scorecards, scores, people, challenges, answers] = await Promise.all([
    failedScorecards(),
    openReports('score'),
    openReports('person'),
    openReports('challenge'),
    failedAnswers(),
  ])
  const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())
  const told: (Omit<Attention, 'count'> & { count: number })[] = [
    { kind: 'failedScorecards', count: scorecards.count, since: iso(scorecards.oldestAt), examples: [] },
    { kind: 'contestedScores', count: scores.count, since: scores.oldestAt, examples: scores.dimensions },
    { kind: 'reportedPeople', count: people.count, since: people.oldestAt, examples: [] },
    { kind: 'reportedChallenges', count: challenges.count, since: challenges.oldestAt, examples: [] },
    { kind: 'failedAnswers', count: answers.count, since: iso(answers.oldestAt), examples: answers.pages },
  ]
  return told.filter(({ count }) => count > 0)
}
