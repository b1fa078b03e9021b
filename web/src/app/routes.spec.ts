import { isValidElement } from 'react'
import type { RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import { RequireAccount } from './guards/RequireAccount.tsx'
import { RequireSeat } from './guards/RequireSeat.tsx'
import { RequireTier } from './guards/RequireTier.tsx'
import { pageHeads } from './head.ts'
import { HumanMockGate } from './human/HumanMockGate.tsx'
import { routes } from './routes.tsx'
import { SharedQuestionGate } from './sharedQuestion/SharedQuestionGate.tsx'

/** The routes in spec §2. */
const specified = [
  '/',
  '/careers',
  '/contact',
  '/aboutUs',
  '/termsAndConditions',
  '/privacyPolicy',
  '/dashboard',
  '/journey',
  '/phases',
  '/app/learning',
  '/app/learning/courses',
  '/app/crashCourse',
  '/app/diagnostics',
  '/app/cv-services',
  '/signup',
  '/signin',
  '/blog',
  '/app/learningPathGenerator',
  '/app/learningPath',
  '/app/interviewSelection',
  '/app/aiInterview',
  '/mockinterview/human',
  '/app/mockInterview',
  '/app/subscriptions',
  '/workshops',
  '/jobs',
  '/passwordReset',
  '/becomeCoach',
  '/learn',
]

type Leaf = { path: string; route: RouteObject; isGuarded: boolean }

const guards: readonly unknown[] = [RequireAccount, RequireSeat, RequireTier, HumanMockGate, SharedQuestionGate]
const isGuard = (route: RouteObject): boolean =>
  guards.includes(route.Component) || (isValidElement(route.element) && guards.includes(route.element.type))

function leavesOf(route: RouteObject, base = '', behindGuard = false): Leaf[] {
  const path = route.path === undefined ? base : `${base}/${route.path}`
  const isGuarded = behindGuard || isGuard(route)
  if (route.children === undefined) return [{ path: path === '' ? '/' : path, route, isGuarded }]
  return route.children.flatMap((child) => leavesOf(child, path, isGuarded))
}

const leaves = routes.flatMap((route) => leavesOf(route)).filter(({ path }) => path !== '/*')
const paths = leaves.map(({ path }) => path)
// Pages with a parameter get their title from their content; see `head.ts`.
const withoutParameter = paths.filter((path) => !path.includes('/:'))

describe('routes and heads', () => {
  it.each(specified)('%s of spec §2 has a route', (path) => {
    expect(paths).toContain(path)
  })

  it('has no page twice', () => {
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('has a head for every route, and a route for every head', () => {
    expect(pageHeads.map(({ path }) => path).sort()).toEqual(withoutParameter.sort())
  })

  it('lets search engines index the open public pages, and no others', () => {
    // People who forgot their password don't find us through search. Pages linked from an email or shared by link are
    // open, but not meant for search engines. The imprint may have a private person's address.
    const open = leaves.filter(({ isGuarded }) => !isGuarded)
    const wanted = open
      .map(({ path }) => path)
      .filter((path) => !path.includes('/:'))
      .filter(
        (path) => !['/scorecard/shared', '/emailLink', '/passwordReset', '/invitationMails', '/imprint'].includes(path),
      )
    const indexed = pageHeads.filter((head) => head.indexed !== false).map(({ path }) => path)
    expect(indexed.sort()).toEqual(wanted.sort())
    expect(indexed).toHaveLength(18)
  })
})
