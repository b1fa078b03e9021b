import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createdInviteSchema, openedSessionSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tokenIn as inviteTokenIn } from '../../engine/src/testing/invitedPeople.ts'
import { mailsTo, mailTo, tokenIn } from '../../engine/src/testing/mails.ts'
import { until } from '../../engine/src/testing/runningEngine.ts'
import { post, signUp } from './candidate.ts'
import { type Installation, startInstallation } from './simulation/parts.ts'

const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000]
const folder = mkdtempSync(join(tmpdir(), 'greenroom-reminders-'))
const clock = join(folder, 'ahead')
const movedClock = join(import.meta.dirname, '..', '..', 'web', 'e2e', 'testing', 'movedClock.ts')
let installation: Installation

beforeAll(async () => {
  installation = await startInstallation({
    store: 'sqlite',
    only: ['Redis', 'engine A', 'engine B'],
    environment: { MOVED_CLOCK: clock, NODE_OPTIONS: `--import=${pathToFileURL(movedClock).href}` },
  })
})
afterAll(async () => {
  await installation.stop()
  rmSync(folder, { recursive: true })
})

const part = (name: 'engine A' | 'engine B') => {
  const found = installation.parts.get(name)
  if (found === undefined) throw new Error(`${name} is not part of it`)
  return found
}
const remindersTo = (email: string) =>
  mailsTo(installation.store.dataDir, email).filter(({ subject }) => subject.startsWith('Reminder: mock interview'))

/** Books a mock for `startsAt`, between two people who have both given an address. */
async function bookedMock(startsAt: number): Promise<[host: string, guest: string]> {
  const { url, store } = installation
  const ada = await signUp(url)
  await post(`${url}/api/account/email-links`, {
    token: tokenIn(await mailTo(store.dataDir, ada.email, 'Confirm your email')),
  })
  const { cookie } = ada
  const opened = await post(`${url}/api/sessions`, { mode: 'human' }, { cookie })
  const { sessionId } = openedSessionSchema.parse(await opened.json())
  const path = `${url}/api/sessions/${sessionId}`
  const invited = await post(`${path}/invites`, { role: 'interviewer' }, { cookie })
  const { link } = createdInviteSchema.parse(await invited.json())
  const accepted = await post(`${url}/api/invites/accept`, { token: inviteTokenIn(link), name: 'Grace' })
  const [guestCookie = ''] = accepted.headers.getSetCookie().map((each) => each.split(';')[0])
  const offer = { slots: [new Date(startsAt).toISOString()], revision: 0, timeZone: 'UTC' }
  const offered = await fetch(`${path}/appointment`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(offer),
  })
  expect(offered.status).toBe(200)
  const guest = `grace-${sessionId.toLowerCase()}@example.org`
  const booking = { startsAt: offer.slots[0], revision: 1, timeZone: 'UTC', email: guest }
  await post(`${path}/appointment/booking`, booking, { cookie: guestCookie })
  return [ada.email, guest]
}

/**
 * Catches reminders that get lost with the engine that was about to send them, or are sent again by a second engine.
 */
it('reminds each person once, even if engines are killed before, at and after the due time', async () => {
  const startsAt = Math.ceil((Date.now() + 3 * dayMs) / hourMs) * hourMs
  const people = await bookedMock(startsAt)
  const later = await bookedMock(startsAt + 2 * hourMs)
  const moveTo = (time: number) => writeFileSync(clock, String(time - Date.now()))
  const counts = (emails: readonly string[]) => emails.map((email) => remindersTo(email).length)
  const eachHas = (count: number, emails: readonly string[]) =>
    until(`${count} reminders each`, () => counts(emails).every((found) => found >= count), 60_000)

  // The engine that announced the booking dies; the other one is killed as soon as the first reminder is sent.
  await part('engine A').kill()
  moveTo(startsAt - dayMs + minuteMs)
  await until('the first reminder', () => counts(people).some((found) => found > 0), 60_000)
  await part('engine B').kill()
  await Promise.all([part('engine A').start(), part('engine B').start()])
  await eachHas(1, people)

  // No engine is running when the second one becomes due.
  await Promise.all([part('engine A').kill(), part('engine B').kill()])
  moveTo(startsAt - 14 * minuteMs)
  await Promise.all([part('engine A').start(), part('engine B').start()])
  await eachHas(2, people)

  // Any duplicate would have arrived before a later mock's reminders are sent.
  moveTo(startsAt + 2 * hourMs - 14 * minuteMs)
  await part('engine A').kill()
  await part('engine A').start()
  await eachHas(2, later)
  expect(counts([...people, ...later])).toEqual([2, 2, 2, 2])
}, 240_000)
