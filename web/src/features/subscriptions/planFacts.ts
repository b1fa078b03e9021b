import { freeBenefits, type PlanId, planEnd, plans } from '@greenroom/shared/rules'
import type { PlanList } from '@greenroom/shared/wire'
import type { ReactNode } from 'react'
import { lastDayInWords } from './facts.ts'
import { subscriptionTexts as texts } from './texts.ts'

/** A column in the table: a plan, or Free. */
export type Column = PlanId | 'free'

/** Data for the table and the list. `current` is null if the tier didn't come from a plan. */
export type ShownPlans = {
  list: PlanList
  premium: { challenges: number; courses: number } | null
  /** The interview date, such as `2026-12-01`; null if there isn't one ahead. */
  interviewDate: string | null
  current: Column | null
  /** The highlighted plan. */
  chosen: PlanId | null
  /** Renders the button that buys the plan; null if nothing is for sale. */
  choose: (plan: PlanId, label: string, isFilled: boolean) => ReactNode
}

export const benefitsOf = (column: Column) => (column === 'free' ? freeBenefits : plans[column].benefits)
export const nameOf = (column: Column): string => (column === 'free' ? texts.free : plans[column].name)
export const pitchOf = (column: Column): string => (column === 'free' ? texts.freePitch : texts.pitch[column])

/** `7 days`, `Until 30 November`: how long the plan would last if bought now. */
export function lengthOf(column: Column, interviewDate: string | null): string {
  if (column === 'free') return texts.noLimit
  const { length } = plans[column]
  if (length.kind === 'monthly') return texts.renewsMonthly
  if (length.kind === 'days') return texts.days(length.days)
  const end = interviewDate === null ? null : planEnd(column, Date.now(), interviewDate)
  return end === null ? texts.atMost(length.maxDays) : texts.untilDay(lastDayInWords(new Date(end).toISOString()))
}

/** A plan's price in the list's currency; zero for Free. */
export function priceOf(column: Column, { plans: priced }: PlanList) {
  const currency = priced[0]?.price.currency ?? 'EUR'
  return priced.find(({ plan }) => plan === column)?.price ?? { amount: 0, currency }
}

/** `once`, `a month` */
export const rhythmOf = (column: Column): string | null => {
  if (column === 'free') return null
  return plans[column].length.kind === 'monthly' ? texts.aMonth : texts.once
}
