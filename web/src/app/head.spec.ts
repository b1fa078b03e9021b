import { expect, test } from 'vitest'
import { documentTitleOf, headOf, notFoundHead, pageHeads } from './head.ts'

/** The routes of spec §2. */
const routes = [
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

test.each(routes)('%s has a title and a description', (route) => {
  expect(headOf(route)).not.toEqual(notFoundHead)
  expect(headOf(route).description).not.toBe('')
})

test('no two pages have the same title', () => {
  const titles = pageHeads.map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
})

test('a trailing slash makes no difference, another address is not found', () => {
  expect(headOf('/signin/')).toEqual(headOf('/signin'))
  expect(headOf('/signout')).toEqual(notFoundHead)
  expect(documentTitleOf(headOf('/signin').title)).toBe('Sign in · Greenroom')
})
