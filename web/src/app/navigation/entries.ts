import { hasPremiumAccess, isAdmin, mayEditContent } from '@greenroom/shared/rules'
import { type ContentDomain, type SubscriptionTier, usualDomain } from '@greenroom/shared/vocabulary'
import { type Entry, visitorEntries } from './publicEntries.ts'
import { navigationTexts as texts } from './texts.ts'

/** The navigation's audience: a tier of spec §6, or null for a visitor without an account. */
export type Audience = SubscriptionTier | null

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

/** In the pharmacy domain there are papers instead of interviews and challenges. */
const forPharmacists: readonly Entry[] = [
  { label: texts.today, to: '/dashboard', within: ['/journey'] },
  { label: texts.path, to: '/app/learningPath', within: ['/app/learningPathGenerator', '/app/crashCourse'] },
  { label: texts.mockPapers, to: '/app/papers' },
  { label: texts.learn, to: '/app/learning/courses', within: ['/app/learning', '/learn'] },
  { label: texts.reviews, to: '/app/reviews' },
]
const candidateEntries: Record<ContentDomain, readonly Entry[]> = {
  tech_interview_prep: forCandidates,
  pharmacy_pre_reg: forPharmacists,
}

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
export function mainEntries(audience: Audience, pathname = '/', domain: ContentDomain = usualDomain): readonly Entry[] {
  if (audience === null) return visitorEntries
  const ofAdministration = isAdminPage(pathname) ? adminEntries(audience) : []
  if (ofAdministration.length > 0) return ofAdministration
  return [
    ...candidateEntries[domain],
    ...(mayEditContent(audience) ? [{ label: texts.create, to: '/creator' }] : []),
    ...(isAdmin(audience) ? [{ label: texts.admin, to: '/admin' }] : []),
  ]
}

/** Pages for preparation that don't fit in the header. The menu, the footer and the palette list them. */
export function moreEntries(audience: Audience, domain: ContentDomain = usualDomain): readonly Entry[] {
  if (audience === null) return []
  const plan = { label: hasPremiumAccess(audience) ? texts.yourPlan : texts.plans, to: '/app/subscriptions' }
  const edit = mayEditContent(audience) ? [{ label: texts.editContent, to: '/creator/content' }] : []
  if (domain === 'pharmacy_pre_reg')
    return [
      { label: texts.journey, to: '/journey' },
      { label: texts.makePath, to: '/app/learningPathGenerator' },
      { label: texts.learning, to: '/app/learning' },
      { label: texts.drill, to: '/app/papers/drill' },
      ...edit,
      plan,
    ]
  return [
    { label: texts.journey, to: '/journey' },
    { label: texts.diagnostics, to: '/app/diagnostics' },
    { label: texts.makePath, to: '/app/learningPathGenerator' },
    { label: texts.crashCourse, to: '/app/crashCourse' },
    { label: texts.learning, to: '/app/learning' },
    { label: texts.reviews, to: '/app/reviews' },
    { label: texts.courses, to: '/app/learning/courses' },
    { label: texts.humanMock, to: '/mockinterview/human' },
    { label: texts.ownQuestions, to: '/app/ownQuestions', within: ['/app/sharedQuestion'] },
    { label: texts.cvServices, to: '/app/cv-services' },
    ...edit,
    { label: texts.companies, to: '/phases' },
    plan,
  ]
}

/** Sign-in and sign-up, for people who aren't signed in. */
export const accountEntries: readonly Entry[] = [
  { label: texts.signIn, to: '/signin' },
  { label: texts.signUp, to: '/signup' },
  { label: texts.resetPassword, to: '/passwordReset' },
]
