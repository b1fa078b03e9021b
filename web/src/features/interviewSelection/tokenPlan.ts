import { durationsInMinutes, expectedCost } from '@greenroom/shared/rules'
import type { SessionEstimate, Wallet } from '@greenroom/shared/wire'
import type { Choice } from '../../data/choice.ts'

/** Whether the balance is enough and, if not, the longest interview it does cover. */
export type TokenPlan =
  | { status: 'unknown' }
  | { status: 'enough'; leaves: number }
  | { status: 'short'; left: number; nextGrantAt: string; shorter: { minutes: number; tokens: number } | null }

export function tokenPlan(
  { settings }: Choice,
  estimate: SessionEstimate | undefined,
  wallet: Wallet | undefined,
): TokenPlan {
  if (estimate === undefined || wallet === undefined) return { status: 'unknown' }
  const { left, nextGrantAt } = wallet.tokens
  if (estimate.tokens <= left) return { status: 'enough', leaves: left - estimate.tokens }
  const shorter = durationsInMinutes
    .filter((minutes) => minutes < settings.timeLimitInMinutes)
    .map((minutes) => ({
      minutes,
      tokens: expectedCost({ settings: { ...settings, timeLimitInMinutes: minutes }, assessmentType: null }),
    }))
    .findLast(({ tokens }) => tokens <= left)
  return { status: 'short', left, nextGrantAt, shorter: shorter ?? null }
}
