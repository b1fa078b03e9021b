import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageHeads } from './head.ts'

const tests = join(import.meta.dirname, '..', '..', 'e2e')

/**
 * Every route in spec §2, the browser test that covers it, and a few words from that test that show how it gets there.
 */
const routes: readonly [route: string, test: string, words?: string][] = [
  ['/', 'publicPages'],
  ['/careers', 'information'],
  ['/contact', 'information'],
  ['/aboutUs', 'information'],
  ['/termsAndConditions', 'accounts'],
  ['/privacyPolicy', 'information'],
  ['/dashboard', 'dashboard'],
  ['/journey', 'dashboard'],
  ['/phases', 'deep/information'],
  ['/app/learning', 'lessons'],
  ['/app/learning/courses', 'lessons'],
  ['/app/crashCourse', 'learningPath'],
  ['/app/diagnostics', 'diagnostics'],
  ['/app/cv-services', 'cv'],
  ['/signup', 'accounts'],
  ['/signin', 'accounts'],
  ['/blog', 'blog'],
  ['/app/learningPathGenerator', 'diagnostics'],
  ['/app/learningPath', 'learningPath'],
  ['/app/interviewSelection', 'deep/selection'],
  ['/app/aiInterview', 'conversation'],
  ['/mockinterview/human', 'people'],
  ['/app/mockInterview', 'timedCoding'],
  ['/app/subscriptions', 'subscriptions'],
  ['/workshops', 'workshops'],
  ['/jobs', 'jobs'],
  ['/passwordReset', 'accounts', 'Forgot your password'],
  ['/becomeCoach', 'deep/information'],
  ['/learn', 'information'],
]

test.each(routes)('%s does its job in %s.e2e.ts', (route, name, words) => {
  const file = join(tests, `${name}.e2e.ts`)
  expect(existsSync(file)).toBe(true)
  // A longer address is a different route.
  const pattern = words ?? `['"\`]${route}(?=['"\`?#$)]|/\\$)`
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(pattern))
  expect(pageHeads.map(({ path }) => path)).toContain(route)
})

test('no route is missing or named twice', () => {
  expect(new Set(routes.map(([route]) => route)).size).toBe(29)
})
