import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixedPeriodsMs } from '@greenroom/shared/rules'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDeletions } from '../features/accounts/deletion/deletions.ts'
import { startDeletionJob } from '../features/ownData/deletionJob.ts'
import { openProfiles } from '../features/profile/profiles.ts'
import type { PersonalData } from '../platform/personalData.ts'
import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts'
import { until } from '../testing/runningEngine.ts'

const account = { userId: 7, identityId: 'seven' }
let folder: string
let store: Awaited<ReturnType<typeof openSqliteStore>>
let time = 1_000
const now = () => time
const stops: (() => Promise<void>)[] = []

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-leaving-'))
  store = await openSqliteStore({ file: join(folder, 'store.sqlite') })
})
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
  await store.close()
  rmSync(folder, { recursive: true })
})

/** One engine's job: it deletes profiles, then the data of `last`. */
function engineWith(last: PersonalData['erase']) {
  const [deletions, profiles] = [openDeletions(store, now), openProfiles(store, { now })]
  const job = startDeletionJob({
    due: deletions.due,
    takeUp: deletions.takeUp,
    finish: deletions.finish,
    holderOf: async ({ userId, identityId, emails = ['ada@example.org'] }) => ({
      ...{ userId, identityId, emails },
      participantId: `user:${userId}`,
    }),
    tell: async ({ userId }) => deletions.markTold(userId),
    endLinks: async () => {},
    parts: [profiles.personalData, { collections: [], erase: last }],
    logger: pino({ level: 'silent' }),
    now,
  })
  stops.push(job.stop)
  return { deletions, profiles, job }
}

it('one engine’s unfinished deletion is completed by another, whatever was done already, one at a time', async () => {
  let running = 0
  let maxAtOnce = 0
  const tries: (readonly string[])[] = []
  const erase: PersonalData['erase'] = async ({ emails }) => {
    running += 1
    maxAtOnce = Math.max(maxAtOnce, running)
    tries.push(emails)
    await new Promise((resolve) => setTimeout(resolve, 50))
    running -= 1
    if (tries.length < 3) throw new Error('the engine ends here')
  }
  const [one, two] = [engineWith(erase), engineWith(erase)]
  await one.profiles.change(account.userId, { extraTimePercent: 25 })
  const asked = await one.deletions.ask(account)
  expect(await two.deletions.ask(account)).toEqual(asked)
  await until('the mail', async () => (await one.deletions.of(account.userId))?.status === 'waiting')
  expect(await one.profiles.of(account.userId)).toMatchObject({ extraTimePercent: 25 })
  expect(tries).toEqual([])

  time += fixedPeriodsMs.accountDeletion
  // Only an engine that failed loses its lease.
  const isOver = (count: number) => () => tries.length === count && running === 0
  await until('a first try', isOver(1))
  expect(await two.deletions.keep(account.userId)).toBe(false)
  expect(await one.profiles.of(account.userId)).toMatchObject({ extraTimePercent: 0 })
  for (const count of [2, 3]) {
    // The failed engine's lease has expired.
    time += 61_000
    await until(`try ${count}`, isOver(count))
  }
  await until('its end', async () => (await one.deletions.of(account.userId)) === undefined)
  expect(maxAtOnce).toBe(1)
  // Every attempt gets the addresses, although the account might be gone by the second one.
  expect(tries).toEqual([['ada@example.org'], ['ada@example.org'], ['ada@example.org']])
})

it('an account that is kept stays, and can be deleted later', async () => {
  const { deletions, profiles } = engineWith(async () => {})
  await profiles.change(account.userId, { extraTimePercent: 25 })
  await deletions.ask(account)
  expect(await Promise.all([deletions.keep(account.userId), deletions.keep(account.userId)])).toContain(true)
  expect(await deletions.of(account.userId)).toBeUndefined()
  time += 2 * fixedPeriodsMs.accountDeletion
  expect(await deletions.due()).toEqual([])
  expect(await deletions.keep(account.userId)).toBe(false)
  expect((await deletions.ask(account)).deleteAt).toBe(time + fixedPeriodsMs.accountDeletion)
  expect(await profiles.of(account.userId)).toMatchObject({ extraTimePercent: 25 })
})
