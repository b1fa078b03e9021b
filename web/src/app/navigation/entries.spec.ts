import { type ContentDomain, contentDomains, subscriptionTiers } from '@greenroom/shared/vocabulary'
import { describe, expect, it } from 'vitest'
import { pageHeads } from '../head.ts'
import { accountEntries, adminEntries, mainEntries, moreEntries } from './entries.ts'
import { footerEntries, isHere } from './publicEntries.ts'

const labels = (audience: Parameters<typeof mainEntries>[0]) => mainEntries(audience).map(({ label }) => label)

describe('the navigation', () => {
  it('shows visitors what there is', () => {
    expect(labels(null)).toEqual(['How it works', 'Companies', 'Learn', 'Plans'])
  })

  it.each(['PENDING', 'FREE', 'PREMIUM'] as const)('shows %s candidates what they need', (tier) => {
    expect(labels(tier)).toEqual(['Today', 'Path', 'Interviews', 'Challenges', 'Learn'])
  })

  it('offers no interview and no challenge in the pharmacy domain, and no papers outside it', () => {
    const led = (domain: ContentDomain) =>
      [...mainEntries('PREMIUM', '/', domain), ...moreEntries('PREMIUM', domain)].map(({ to }) => to)
    const shared = led('pharmacy_pre_reg').filter((to) => led('tech_interview_prep').includes(to))
    expect(led('pharmacy_pre_reg')).toContain('/app/papers')
    for (const to of [
      '/app/papers',
      '/app/interviewSelection',
      '/app/mockInterview',
      '/app/diagnostics',
      '/app/cv-services',
    ])
      expect(shared).not.toContain(to)
    for (const to of ['/app/interviewSelection', '/app/mockInterview', '/mockinterview/human', '/app/diagnostics'])
      expect(led('pharmacy_pre_reg')).not.toContain(to)
  })

  it('has one more entry for authors, and two more for admins (spec §6)', () => {
    expect(labels('CONTENT_CREATOR').slice(5)).toEqual(['Create'])
    expect(labels('ADMIN').slice(5)).toEqual(['Create', 'Admin'])
  })

  it('has its own entries in the administration, for people who may open it', () => {
    const there = ['Overview', 'Subscriptions', 'People', 'Content', 'Reports', 'Jobs']
    expect(mainEntries('ADMIN', '/admin/jobs').map(({ label }) => label)).toEqual(there)
    expect(mainEntries('PREMIUM', '/admin').map(({ label }) => label)).toEqual(labels('PREMIUM'))
    const here = (path: string) =>
      adminEntries('ADMIN')
        .filter((entry) => isHere(entry, path))
        .map(({ label }) => label)
    expect(here('/admin')).toEqual(['Overview'])
    expect(here('/admin/sessions/s1')).toEqual(['People'])
  })

  it('only links to existing pages', () => {
    const pages = pageHeads.map(({ path }) => path)
    const entries = [null, ...subscriptionTiers].flatMap((tier) => [
      ...mainEntries(tier),
      ...adminEntries(tier),
      ...moreEntries(tier),
    ])
    for (const { to } of [...entries, ...footerEntries, ...accountEntries]) expect(pages).toContain(to.split('#')[0])
  })

  it('links a signed-in candidate to every page except the rooms, the sign-in and other people’s tools', () => {
    const led = [
      ...contentDomains.flatMap((domain) => [...mainEntries('FREE', '/', domain), ...moreEntries('FREE', domain)]),
      ...footerEntries,
    ].map(({ to }) => to)
    const missing = pageHeads.map(({ path }) => path).filter((path) => !led.includes(path))
    // Pages that you only reach from a particular item, or before signing in.
    const elsewhere = [
      '/app/aiInterview',
      '/app/firstRun',
      '/app/diagnostics/open',
      '/app/scorecard',
      '/app/settings',
      '/app/sharedQuestion',
      '/app/testCheckout',
      '/emailLink',
      '/invitationMails',
      '/scorecard/shared',
      '/passwordReset',
      '/signin',
      '/signup',
    ]
    const ofOthers = ['/creator', '/creator/content', '/creator/forms', ...adminEntries('ADMIN').map(({ to }) => to)]
    expect(missing.sort()).toEqual(['/', ...ofOthers, ...elsewhere].sort())
  })

  it('marks the current page, even if it only belongs to an entry', () => {
    const here = (path: string) =>
      mainEntries('FREE')
        .filter((entry) => isHere(entry, path))
        .map(({ label }) => label)
    expect(here('/app/scorecard')).toEqual(['Interviews'])
    expect(here('/app/learning/courses')).toEqual(['Learn'])
    expect(here('/app/learningPathGenerator')).toEqual(['Path'])
    expect(here('/privacyPolicy')).toEqual([])
  })
})
