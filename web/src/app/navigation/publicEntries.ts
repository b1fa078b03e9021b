import { navigationTexts as texts } from './texts.ts'

/** A link to a page. `within`: other pages that count as this one; `exact`: pages below it don't count. */
export type Entry = { label: string; to: string; within?: readonly string[]; exact?: true }

/** The header's links for visitors. */
export const visitorEntries: readonly Entry[] = [
  { label: texts.howItWorks, to: '/#how' },
  { label: texts.companies, to: '/phases' },
  { label: texts.learn, to: '/learn' },
  { label: texts.plans, to: '/app/subscriptions' },
]

/** Pages about Greenroom and the people who make it. */
export const footerEntries: readonly Entry[] = [
  { label: texts.about, to: '/aboutUs' },
  { label: texts.careers, to: '/careers' },
  { label: texts.blog, to: '/blog' },
  { label: texts.workshops, to: '/workshops' },
  { label: texts.jobs, to: '/jobs' },
  { label: texts.becomeCoach, to: '/becomeCoach' },
  { label: texts.help, to: '/help' },
  { label: texts.contact, to: '/contact' },
  { label: texts.accessibility, to: '/accessibility' },
  { label: texts.terms, to: '/termsAndConditions' },
  { label: texts.privacy, to: '/privacyPolicy' },
  { label: texts.imprint, to: '/imprint' },
]

/** Whether this path is the entry's page or belongs to it. */
export const isHere = ({ to, within = [], exact }: Entry, pathname: string): boolean =>
  [to, ...within].some((path) => pathname === path || (exact !== true && pathname.startsWith(`${path}/`)))
