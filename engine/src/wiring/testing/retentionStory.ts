import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { dayMs, toldOnThePrivacyPage } from '@greenroom/shared/rules'
import { createdInviteSchema, createdShareSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStore } from '../../store/open.ts'
import type { Store } from '../../store/port.ts'
import { heldInterview, judge } from '../../testing/endedInterview.ts'
import { invitedGuest, inviteLink } from '../../testing/invitedPeople.ts'
import { mailTo } from '../../testing/mails.ts'
import { startTestEngine, type TestEngine, until } from '../../testing/runningEngine.ts'

/** The prefix of SQLite's table names. */
const prefix = 'collection_'

const words = {
  feedback: 'The replay showed me the very moment',
  message: '7 ada@example.org: the whiteboard did not load',
} as const

/**
 * Tests retention with an engine that keeps restarting, each time later.
 * @param url the URL of a MongoDB server; if missing, the store is a SQLite file
 */
export function retentionStory(url?: string): void {
  const dataDir = mkdtempSync(join(tmpdir(), 'greenroom-retention-'))
  const mongo = url === undefined ? {} : { mongodbUrl: url }
  let laterMs = 0
  let engine: TestEngine
  let store: Store

  const start = () => startTestEngine({ ...mongo, environment: { DATA_DIR: dataDir }, now: () => Date.now() + laterMs })
  /** Stops the engine and restarts it this many days after the beginning. */
  async function startAfter(days: number): Promise<void> {
    expect(engine.unexpected()).toEqual([])
    await engine.stop()
    laterMs = days * dayMs + 60_000
    engine = await start()
    await until('the job to be over', async () => {
      const [job] = await documentsIn('recurringJobs')
      return Number(job?.nextAt) > Date.now() + laterMs
    })
  }
  const documentsIn = (name: string) => {
    const parse = (stored: unknown) => stored as { id: string; nextAt?: number }
    return store.collection({ name, unique: [], indexes: [], parse }).find({ where: {}, limit: 1000 })
  }
  const idsIn = async (name: string): Promise<string[]> => (await documentsIn(name)).map(({ id }) => id)
  const kept = async () => ({
    guests: (await idsIn('guests')).length,
    invites: (await idsIn('invites')).length,
    shares: (await idsIn('scorecardShares')).length,
    messages: (await idsIn('clientMessages')).length,
    feedback: (await idsIn('userFeedback')).length,
    notices: (await idsIn('notices')).length,
    links: (await idsIn('mailLinks')).length,
  })
  const keeps = async (what: Partial<Awaited<ReturnType<typeof kept>>>) => expect(await kept()).toMatchObject(what)

  beforeAll(async () => {
    engine = await start()
    const ada = await engine.signUp('Ada')
    const shared = await heldInterview(engine, ada)
    await judge(engine, ada, shared)
    const share = async () =>
      createdShareSchema.parse((await ada.call('POST', `/api/sessions/${shared}/shares`, { body: {} })).body)
    await share()
    await ada.call('DELETE', `/api/sessions/${shared}/shares/${(await share()).shareId}`)
    const sessionId = await ada.session({ mode: 'human', role: 'candidate' })
    await invitedGuest(engine, { host: ada, sessionId, role: 'observer', name: 'Grace' })
    await inviteLink(ada, sessionId, 'observer')
    const invited = await ada.call('POST', `/api/sessions/${sessionId}/invites`, { body: { role: 'observer' } })
    const { inviteId } = createdInviteSchema.parse(invited.body)
    await ada.call('DELETE', `/api/sessions/${sessionId}/invites/${inviteId}`)
    const feedback = { userFeedbackRating: 5, recommendPlatform: true, improvementFeedback: '' }
    await ada.call('POST', '/feedback/userExperience', { body: { ...feedback, likedMostFeedback: words.feedback } })
    await engine.call('POST', '/persistedMessage', { body: { message: words.message, severity: 'error' } })
    await engine.call('POST', '/api/auth/password-reset', { body: { email: ada.email } })
    await mailTo(dataDir, ada.email, 'Choose a new password')
    store = await openStore({ dataDir, ...mongo })
  })
  afterAll(async () => {
    expect(engine.unexpected()).toEqual([])
    await store.close()
    await engine.stop()
    rmSync(dataDir, { recursive: true })
  })

  const everything = { guests: 1, invites: 3, shares: 2, messages: 1, feedback: 1, notices: 1 }

  it('keeps all of it at first; links in mails are deleted when they expire', async () => {
    expect(await kept()).toMatchObject({ ...everything, links: 2 })
    await startAfter(8)
    await keeps({ ...everything, links: 0 })
  })

  it('deletes a guest after two weeks, with their entry in the list of sessions', async () => {
    await startAfter(13)
    await keeps(everything)
    expect((await idsIn('sessionMembers')).filter((id) => id.includes('guest:'))).toHaveLength(1)
    await startAfter(14)
    await keeps({ ...everything, guests: 0 })
    expect((await idsIn('sessionMembers')).filter((id) => id.includes('guest:'))).toEqual([])
  })

  it('deletes accepted and revoked invites, browsers’ reports, and mails after 30 days', async () => {
    await startAfter(29)
    await keeps({ ...everything, guests: 0 })
    await startAfter(30)
    await keeps({ guests: 0, invites: 1, shares: 1, messages: 0, feedback: 1, notices: 1 })
    expect(await idsIn('mails')).toEqual([])
    if (url === undefined) expect(readdirSync(join(dataDir, 'outbox'))).toEqual([])
  })

  it('deletes an invite and a private link 30 days after they expire, a notice after 90, and feedback after a year', async () => {
    await startAfter(36)
    await keeps({ invites: 1, shares: 1 })
    await startAfter(37)
    await keeps({ invites: 0, shares: 1 })
    await startAfter(60)
    await keeps({ shares: 0, feedback: 1 })
    await startAfter(89)
    await keeps({ notices: 1 })
    await startAfter(90)
    await keeps({ notices: 0 })
    await startAfter(365)
    await keeps({ feedback: 0 })
  })

  it.skipIf(url !== undefined)('stores nothing that the privacy page leaves out', () => {
    const database = new DatabaseSync(join(dataDir, 'greenroom.sqlite'), { readOnly: true })
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all()
    database.close()
    const collections = tables.map(({ name }) => String(name)).filter((name) => name.startsWith(prefix))
    expect(collections.length).toBeGreaterThan(20)
    expect(collections.filter((name) => toldOnThePrivacyPage[name.slice(prefix.length)] === undefined)).toEqual([])
  })

  it.skipIf(url !== undefined)('leaves none of the text on the disk', async () => {
    const onDisk = () =>
      readdirSync(dataDir, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'))
        .join('')
    const found = () => Object.values(words).filter((each) => onDisk().includes(each))
    await until('the words to leave the disk', () => found().length === 0)
  })
}
