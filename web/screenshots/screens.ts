import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { subscriptionPaths, testCheckoutPaths, urlOf } from '@greenroom/shared/wire'
import { type APIRequestContext, type Page, request as requests } from '@playwright/test'
import { holdInterview, openInterview } from '../e2e/testing/heldInterview.ts'
import { pageHeads } from '../src/app/head.ts'

export type Screen = {
  name: string
  path: string
  /** Whether to capture the whole page, or only what fits in the window: rooms fill the window. */
  whole: boolean
  /** Role that sees it; a candidate by default. */
  by?: 'visitor' | 'admin' | 'payer'
  /** Runs before the picture is taken. */
  prepare?: (page: Page) => Promise<void>
}

/** `/app/cv-services` → `app-cv-services` */
const nameOf = (path: string): string => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'))

const needsMore = ['/app/aiInterview', '/app/scorecard', '/scorecard/shared']
const ownPages = /^\/(app|dashboard|journey|mockinterview|creator|admin)(\/|$)/

const whoSees = (path: string): Pick<Screen, 'by'> => {
  if (path.startsWith('/admin')) return { by: 'admin' }
  return ownPages.test(path) ? {} : { by: 'visitor' }
}

/** Every page in the specification. */
export const pages: Screen[] = pageHeads
  .filter(({ path }) => !needsMore.includes(path))
  .map(({ path }) => ({ name: nameOf(path), path, whole: true, ...whoSees(path) }))

/** Opens a checkout for a plan. @returns its address */
async function openCheckout(request: APIRequestContext, plan: string): Promise<string> {
  const answer = await request.post(subscriptionPaths.checkout, { data: { plan, country: 'DE' } })
  const { link } = (await answer.json()) as { link: string }
  return link
}

/** Buys a plan in the test checkout. */
export async function pay(request: APIRequestContext, plan: string): Promise<void> {
  const id = new URL(await openCheckout(request, plan)).searchParams.get('checkout') ?? ''
  await request.post(urlOf(testCheckoutPaths.events, { id }), { data: { happens: 'pay' } })
}

/** The plan pages before, during and after a checkout, and the pages that a plan unlocks. */
export async function planScreens(request: APIRequestContext): Promise<Screen[]> {
  const checkout = new URL(await openCheckout(request, 'target'))
  const plans = '/app/subscriptions'
  const compare = async (page: Page) => {
    const button = page.getByRole('button', { name: 'Compare side by side' })
    if (await button.isVisible()) await button.click()
  }
  return [
    { name: 'plans-visitor', path: plans, whole: true, by: 'visitor' },
    { name: 'plans-compared', path: `${plans}?country=GB`, whole: true, prepare: compare },
    { name: 'plans-test-checkout', path: checkout.pathname + checkout.search, whole: true },
    { name: 'plans-cancelled', path: `${plans}?paymentStatus=cancelled`, whole: true },
    { name: 'plans-waiting', path: `${plans}?paymentStatus=success`, whole: true },
    { name: 'plans-own', path: plans, whole: true, by: 'payer' },
    { name: 'plans-paid', path: `${plans}?paymentStatus=success`, whole: true, by: 'payer' },
    { name: 'plans-settings', path: '/app/settings#plan-and-tokens', whole: true, by: 'payer' },
    { name: 'plans-locked-course', path: '/app/learning/courses?course=complexity-you-can-defend', whole: true },
    { name: 'plans-locked-challenge', path: '/app/mockInterview?challenge=warehouse-robot', whole: true },
  ]
}

/** The administration pages about one user, `userId`, and a session. */
export const adminScreens = (userId: number, sessionId: string): Screen[] =>
  [
    ['overview-trail', '/admin?trail=all'],
    ['subscription', `/admin/subscriptions?user=${userId}`],
    ['subscription-new', '/admin/subscriptions?create=1'],
    ['person', `/admin/people?user=${userId}`],
    ['feedback', '/admin/reports?kind=feedback'],
    ['messages', '/admin/reports?kind=messages'],
    ['session', `/admin/sessions/${sessionId}`],
  ].map(([name, path = '']) => ({ name: `admin-${name}`, path, whole: true, by: 'admin' }))

/**
 * Always the same question, so that pictures of two versions can be compared. It differs from the practised one, which
 * would be refused.
 */
const onSite = (minutes: number, more: object = {}) => ({
  programmingLanguage: 'python',
  challengeId: 'fire-drill',
  settings: { interviewStage: 'on_site', timeLimitInMinutes: minutes, companyType: 'Google', ...more },
})

/** Opens a session of any kind and starts it. */
async function opened(request: APIRequestContext, body: object): Promise<string> {
  const answer = await request.post('/api/sessions', { data: { mode: 'ai', ...body } })
  const { sessionId } = (await answer.json()) as { sessionId: string }
  await request.post(`/api/sessions/${sessionId}/commands`, {
    data: { commandId: randomUUID(), type: 'StartInterview' },
  })
  await sleep(2_000)
  return sessionId
}

/**
 * A mock in which this account is the interviewer; its candidate is a guest who has sent a message. `ends` also ends
 * it.
 */
async function mock(request: APIRequestContext, ends = false): Promise<string> {
  const answer = await request.post('/api/sessions', { data: { ...onSite(45), mode: 'human', role: 'interviewer' } })
  const { sessionId } = (await answer.json()) as { sessionId: string }
  const invited = await request.post(`/api/sessions/${sessionId}/invites`, { data: { role: 'candidate' } })
  const { link } = (await invited.json()) as { link: string }
  const { origin, hash } = new URL(link)
  const guest = await requests.newContext({ baseURL: origin })
  const token = new URLSearchParams(hash.slice(1)).get('token')
  await guest.post('/api/invites/accept', { data: { token, name: 'Tomás', attemptId: randomUUID() } })
  const give = (by: APIRequestContext, command: { type: string; [field: string]: unknown }) =>
    by.post(`/api/sessions/${sessionId}/commands`, { data: { commandId: randomUUID(), ...command } })
  await give(request, { type: 'StartInterview' })
  await give(request, { type: 'SendMessage', message: 'Hello Tomás. How would you begin?' })
  await give(guest, { type: 'SendMessage', message: 'With two people and one door, by hand.' })
  await give(request, { type: 'WritePrivateNote', text: 'Begins with an example of their own.' })
  if (ends) await give(request, { type: 'EndInterview' })
  await guest.dispose()
  return `/mockinterview/human?session=${sessionId}`
}

const tool = (name: string) => async (page: Page) => {
  const narrow = page.getByRole('tab', { name: 'Coach', exact: true }).first()
  if (await narrow.isVisible()) await narrow.click()
  const button = page.getByRole('button', { name, exact: true }).or(page.getByRole('tab', { name, exact: true }))
  await button.first().click()
}

/** Screens that need some preparation first. */
export async function sessionScreens(request: APIRequestContext): Promise<Screen[]> {
  const lobby = await request.post('/api/sessions', { data: onSite(45) })
  const { sessionId: waiting } = (await lobby.json()) as { sessionId: string }
  const ended = await holdInterview(request, onSite(20))
  const shared = await request.post(`/api/sessions/${ended.sessionId}/shares`, { data: { includesReplay: true } })
  const { link } = (await shared.json()) as { link: string }
  const held = await openInterview(request, onSite(25))
  await held.say(held.answers.clarification)
  await held.say(held.answers.approach)
  await held.command({ type: 'SaveCode', code: held.answers.code, programmingLanguage: 'python' })
  const call = await openInterview(request, {
    programmingLanguage: 'python',
    challengeId: 'answers-in-the-wrong-order',
    settings: { interviewStage: 'telephone', timeLimitInMinutes: 45, companyType: 'Google' },
  })
  await call.say('Every letter starts a request, so the reply to `ber` can come after the one to `berlin`.')
  const takeHome = await opened(request, onSite(30, { interviewStage: 'take_home_assessment' }))
  const design = await opened(request, {
    assessmentType: 'system_design',
    challengeId: 'quiz-for-a-whole-country',
    settings: { timeLimitInMinutes: 45 },
  })
  const statements = await opened(request, { assessmentType: 'truth_or_despair', challengeId: 'threads-and-packets' })
  const timed = await request.post('/api/sessions', { data: { mode: 'ai', assessmentType: 'timed_coding' } })
  const { sessionId: rules } = (await timed.json()) as { sessionId: string }
  const { sessionId: practice } = (await (
    await request.post('/api/challenges/fewest-berths/workspace', { data: { programmingLanguage: 'python' } })
  ).json()) as { sessionId: string }
  const room = `/app/aiInterview?session=${held.sessionId}`
  const workspace = `/app/mockInterview?session=${practice}`
  const run = async (page: Page) => {
    const narrow = page.getByRole('tab', { name: 'Code', exact: true })
    if (await narrow.isVisible()) await narrow.click()
    await page.locator('.monaco-editor .view-lines').waitFor()
    await page.getByRole('button', { name: /^Run/ }).first().click()
    await page
      .getByText(/Wrong answer|Accepted|Crashed/)
      .first()
      .waitFor({ timeout: 30_000 })
  }
  return [
    { name: 'people-room', path: await mock(request), whole: false },
    { name: 'people-scorecard', path: await mock(request, true), whole: true },
    { name: 'lobby', path: `/app/aiInterview?session=${waiting}`, whole: false },
    { name: 'room', path: room, whole: false },
    { name: 'conversation', path: `/app/aiInterview?session=${call.sessionId}`, whole: false },
    {
      name: 'conversation-notes',
      path: `/app/aiInterview?session=${call.sessionId}`,
      whole: false,
      prepare: async (page) => await page.getByRole('button', { name: 'Notes', exact: true }).click(),
    },
    { name: 'room-coach', path: room, whole: false, prepare: tool('Coach') },
    { name: 'room-powerups', path: room, whole: false, prepare: tool('Power-ups') },
    { name: 'room-notes', path: room, whole: false, prepare: tool('Notes') },
    { name: 'room-settings', path: room, whole: false, prepare: tool('Settings') },
    { name: 'room-take-home', path: `/app/aiInterview?session=${takeHome}`, whole: false },
    { name: 'room-system-design', path: `/app/aiInterview?session=${design}`, whole: false },
    { name: 'statements', path: `/app/mockInterview?session=${statements}`, whole: false },
    { name: 'assessment-rules', path: `/app/mockInterview?session=${rules}`, whole: false },
    { name: 'workspace', path: workspace, whole: false },
    { name: 'workspace-results', path: workspace, whole: false, prepare: run },
    { name: 'scorecard', path: `/app/scorecard?session=${ended.sessionId}`, whole: true },
    { name: 'scorecard-shared', path: new URL(link).pathname + new URL(link).hash, whole: true, by: 'visitor' },
    {
      name: 'lesson',
      path: '/app/learning/courses?course=interview-basics&lesson=being-the-machine',
      whole: true,
      by: 'visitor',
    },
  ]
}
