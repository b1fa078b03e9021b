import { hasPremiumAccess, isAdmin, mayEditContent } from '@greenroom/shared/rules'
import type { SubscriptionTier } from '@greenroom/shared/vocabulary'
import { navigationTexts as texts } from './texts.ts'

/** The navigation's audience: a tier of spec §6, or null for a visitor without an account. */
export type Audience = SubscriptionTier | null

/** A link to a page. `within`: other pages that count as this one; `exact`: pages below it don't count. */
export type Entry = { label: string; to: string; within?: readonly string[]; exact?: true }

const forVisitors: readonly Entry[] = [
  { label: texts.howItWorks, to: '/#how' },
  { label: texts.companies, to: '/phases' },
  { label: texts.learn, to: '/learn' },
  { label: texts.plans, to: '/app/subscriptions' },
]

const forCandidates: readonly Entry[] = [
  { label: texts.today, to: '/dashboard', within: ['/journey'] },
  {
    label: texts.path,
    to: '/app/learningPath',
    within: ['/app/learningPathGenerator', '/app/crashCourse', '/app/diagnostics'],
  },
  { label: texts.interviews, to: '/app/interviewSelection', within: ['/app/scorecard', '/mockinterview/human'] },
  { label: texts.challenges, to: '/app/mockInterview' },
  { label: texts.learn, to: '/learn', within: ['/app/learning', '/app/reviews'] },
]

const forAdmins: readonly Entry[] = [
  { label: texts.overview, to: '/admin', exact: true },
  { label: texts.subscriptions, to: '/admin/subscriptions' },
  { label: texts.people, to: '/admin/people', within: ['/admin/sessions'] },
  { label: texts.content, to: '/admin/content' },
  { label: texts.reports, to: '/admin/reports' },
  { label: texts.queues, to: '/admin/jobs' },
]

/** The administration has its own header. */
export const isAdminPage = (pathname: string): boolean => pathname === '/admin' || pathname.startsWith('/admin/')

/** The administration pages, for people who have access to them. */
export const adminEntries = (audience: Audience): readonly Entry[] =>
  audience !== null && isAdmin(audience) ? forAdmins : []

/** Header entries, which also come first in the narrow-screen menu. */
export function mainEntries(audience: Audience, pathname = '/'): readonly Entry[] {
  if (audience === null) return forVisitors
  const ofAdministration = isAdminPage(pathname) ? adminEntries(audience) : []
  if (ofAdministration.length > 0) return ofAdministration
  return [
    ...forCandidates,
    ...(mayEditContent(audience) ? [{ label: texts.create, to: '/creator' }] : []),
    ...(isAdmin(audience) ? [{ label: texts.admin, to: '/admin' }] : []),
  ]
}

/** Preparation pages with no place in the header: the menu, the footer and the palette list them. */
export function moreEntries(audience: Audience): readonly Entry[] {
  if (audience === null) return []
  return [
    { label: texts.journey, to: '/journey' },
    { label: texts.diagnostics, to: '/app/diagnostics' },
    { label: texts.makePath, to: '/app/learningPathGenerator' },
    { label: texts.crashCourse, to: '/app/crashCourse' },
    { label: texts.learning, to: '/app/learning' },
    { label: texts.reviews, to: '/app/reviews' },
    { label: texts.courses, to: '/app/learning/courses' },
    { label: texts.humanMock, to: '/mockinterview/human' },
    { label: texts.papers, to: '/app/papers' },
    { label: texts.ownQuestions, to: '/app/ownQuestions', within: ['/app/sharedQuestion'] },
    { label: texts.cvServices, to: '/app/cv-services' },
    ...(mayEditContent(audience) ? [{ label: texts.editContent, to: '/creator/content' }] : []),
    { label: texts.companies, to: '/phases' },
    { label: hasPremiumAccess(audience) ? texts.yourPlan : texts.plans, to: '/app/subscriptions' },
  ]
}

/** Pages about the product and its makers. */
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

/** Sign-in and sign-up, for people who aren't signed in. */
export const accountEntries: readonly Entry[] = [
  { label: texts.signIn, to: '/signin' },
  { label: texts.signUp, to: '/signup' },
  { label: texts.resetPassword, to: '/passwordReset' },
]

/** Whether this path is the entry's page or belongs to it. */
export const isHere = ({ to, within = [], exact }: Entry, pathname: string): boolean =>
  [to, ...within].some((path) => pathname === path || (exact !== true && pathname.startsWith(`${path}/`)))
