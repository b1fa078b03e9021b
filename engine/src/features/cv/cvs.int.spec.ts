import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixedPeriodsMs } from '@greenroom/shared/rules'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MailStatus } from '../../mail/outbox.ts'
import type { Store } from '../../store/port.ts'
import { openStoreOfSpecs, storedTexts } from '../../testing/storeOfSpecs.ts'
import { type Cvs, openCvs } from './cvs.ts'
import { twentyCvs } from './fixtures/twenty.ts'

let folder: string
let store: Store
let cvs: Cvs
let now = 0
const mails = new Map<string, MailStatus>()

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-cvs-'))
  store = await openStoreOfSpecs(folder)
  now = Date.parse('2026-11-01')
  mails.clear()
  const mail = {
    post: async ({ id }: { id: string }) => void mails.set(id, 'waiting'),
    statusOf: async (id: string) => mails.get(id),
    remove: async (id: string) => void mails.delete(id),
  }
  cvs = openCvs({ store, mail, now: () => now, wantedBy: ({ role }) => role })
})
afterEach(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

const person = { userId: 7, name: 'Ada', email: 'ada@example.org' }
const file = { filename: 'cv.pdf', contentType: 'application/pdf', content: Buffer.from('pdf') }
const ask = () => cvs.reviews.request({ person, to: 'reviewer@example.org', targetRole: 'Pilot', notes: '', file })
const content = twentyCvs()[0]?.content ?? { name: '', contact: [], sections: [] }

describe('what is kept of a CV', () => {
  it('goes 30 days after the last change, with nothing left of it', async () => {
    const { version } = await cvs.put(7, content)
    now += fixedPeriodsMs.cv - 1
    await cvs.save(7, { version, content, target: { role: 'Pilot', jobId: null } })
    now += fixedPeriodsMs.cv - 1
    await cvs.removeOver()
    expect((await cvs.read(7))?.target.role).toBe('Pilot')
    now += 1
    await cvs.removeOver()
    expect(await cvs.read(7)).toBeNull()
    expect((await storedTexts(folder)).join()).not.toContain('Tomás')
  })

  it('says what became of a request, and takes its waiting mail along', async () => {
    const [first, second] = [await ask(), await ask()]
    const statuses = async () => new Map((await cvs.reviews.of(7)).map(({ requestId, status }) => [requestId, status]))
    expect([...(await statuses()).values()]).toEqual(['queued', 'queued'])
    mails.set(`cv-review-${first}`, 'sent')
    mails.set(`cv-review-${second}`, 'expired')
    await cvs.removeOver()
    // The records of the mails are deleted earlier.
    mails.clear()
    expect(await statuses()).toEqual(
      new Map([
        [first, 'sent'],
        [second, 'failed'],
      ]),
    )
    const third = await ask()
    expect(await cvs.reviews.remove(8, third)).toBe(false)
    expect(await cvs.reviews.remove(7, third)).toBe(true)
    expect(mails.size).toBe(0)
    now += fixedPeriodsMs.cv
    await cvs.removeOver()
    expect(await cvs.reviews.of(7)).toEqual([])
  })

  it('goes with the account', async () => {
    await cvs.put(7, content)
    await ask()
    await cvs.personalData.erase({ userId: 7, participantId: '', identityId: '', emails: [] })
    expect([await cvs.read(7), await cvs.reviews.of(7), mails.size]).toEqual([null, [], 0])
  })

  it('is one version, however many save at once', async () => {
    const { version } = await cvs.put(7, content)
    const target = { role: '', jobId: null }
    const saves = await Promise.all([1, 2, 3].map(() => cvs.save(7, { version, content, target })))
    expect(saves.filter((each) => each === 'CHANGED')).toHaveLength(2)
  })
})
