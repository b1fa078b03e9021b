import type { SessionEvent } from '@greenroom/shared/session'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { memoryStorage, type TextStorage } from '../data/storage.ts'
import { createCodeKeeper } from './codeKeeper.ts'
import { createSessionClient } from './sessionClient.ts'
import { fakeServer } from './testing/fakeServer.ts'
import { begun, challenge, created, logOf, saved, sessionId, startOfTime } from './testing/sampleLog.ts'

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => vi.useFakeTimers({ now: startOfTime + 60_000 }))
afterEach(() => vi.useRealTimers())

async function desk(options: { log?: ReturnType<typeof logOf>; local?: TextStorage; unsent?: TextStorage } = {}) {
  const server = fakeServer(options.log ?? logOf(created, begun))
  server.onCommand = (command): SessionEvent[] =>
    typeof command.code === 'string' && command.type === 'SaveCode'
      ? [saved(command.code, command.programmingLanguage === 'java' ? 'java' : 'python')]
      : []
  const local = options.local ?? memoryStorage()
  const unsent = options.unsent ?? memoryStorage()
  const client = createSessionClient({ sessionId, socketFactory: server.factory, storage: unsent })
  const keeper = createCodeKeeper({ client, storage: local })
  server.connect()
  await settle()
  const codes = () => server.received.flatMap(({ code }) => (code === undefined ? [] : [code]))
  return { server, client, keeper, local, unsent, codes, view: () => keeper.store.getState() }
}

describe('typed code', () => {
  it('starts with the stub and is saved a second after the last keystroke', async () => {
    const { keeper, codes, view, client } = await desk()
    expect(view()).toMatchObject({ text: challenge.code_stub, stored: true, revision: 1 })
    keeper.edit('x')
    await settle(900)
    keeper.edit('x = 1')
    await settle(900)
    expect(codes()).toEqual([])
    expect(view().stored).toBe(false)
    await settle(200)
    expect(codes()).toEqual(['x = 1'])
    expect(view()).toMatchObject({ stored: true, revision: 1 })
    expect(client.store.getState().state?.savedAt).not.toBeNull()
  })

  it('is saved at least every five seconds during typing', async () => {
    const { keeper, codes } = await desk()
    for (let stroke = 1; stroke <= 11; stroke += 1) {
      keeper.edit('x'.repeat(stroke))
      await settle(500)
    }
    expect(codes()).toEqual(['x'.repeat(10)])
  })

  it('isn’t lost by a reload while offline', async () => {
    const first = await desk()
    first.server.drop()
    first.keeper.edit('typed offline')
    const again = await desk({ log: first.server.log, local: first.local, unsent: first.unsent })
    expect(again.view()).toMatchObject({ text: 'typed offline', stored: false })
    await settle(1_100)
    expect(again.codes()).toEqual(['typed offline'])
    expect(again.view().stored).toBe(true)
    expect(first.local.read(`greenroom:code:${sessionId}:1:python`)).toBeNull()
  })

  it('gives way on loading to a later save by somebody else', async () => {
    const local = memoryStorage()
    const key = `greenroom:code:${sessionId}:1:python`
    local.write(key, JSON.stringify({ code: 'old draft', base: challenge.code_stub, at: startOfTime }))
    const { view } = await desk({ log: logOf(created, begun, [saved('newer')]), local })
    expect(view()).toMatchObject({ text: 'newer', stored: true })
    expect(local.read(key)).toBeNull()
  })

  it('is never replaced by an older save of its own that arrives late', async () => {
    const { keeper, server, view } = await desk()
    server.publishes = false
    keeper.edit('one')
    await settle(1_100)
    keeper.edit('one two')
    server.deliver(3)
    expect(view()).toMatchObject({ revision: 1, stored: false, elsewhere: null })
  })

  it('returns to an earlier text of its own on request', async () => {
    const { keeper, server, view } = await desk()
    keeper.edit('one')
    await settle(1_100)
    keeper.edit('one two')
    await settle(1_100)
    server.append([saved('one')])
    expect(view()).toMatchObject({ revision: 1 })
    keeper.adoptStored()
    expect(view()).toMatchObject({ text: 'one', revision: 2, stored: true, elsewhere: null })
  })

  it('is stored before a command that ends the question, however fresh it is', async () => {
    const { keeper, client, server, codes } = await desk()
    keeper.edit('just typed')
    keeper.flush()
    void client.send({ type: 'SkipQuestion' })
    await settle()
    expect(server.received.map(({ type }) => type)).toEqual(['SaveCode', 'SkipQuestion'])
    await settle(6_000)
    expect(codes()).toEqual(['just typed'])
  })

  it('that is too long to be stored is reported, not sent', async () => {
    const { keeper, codes, view } = await desk()
    keeper.edit('x'.repeat(48_001))
    await settle(6_000)
    expect(view().tooLong).toBe(true)
    expect(codes()).toEqual([])
  })
})

describe('a second tab', () => {
  it('puts its text into an editor that nobody types in', async () => {
    const { server, view } = await desk()
    server.append([saved('from there')])
    expect(view()).toMatchObject({ text: 'from there', stored: true, elsewhere: null, revision: 2 })
  })

  it('is announced where somebody types, and waits until they ask for it', async () => {
    const { server, keeper, view, codes } = await desk()
    keeper.setFocused(true)
    server.append([saved('from there')])
    expect(view()).toMatchObject({ text: challenge.code_stub, elsewhere: 'from there', revision: 1 })
    await settle(6_000)
    expect(codes()).toEqual([])
    keeper.adoptElsewhere()
    expect(view()).toMatchObject({ text: 'from there', elsewhere: null, stored: true })
  })

  it('is overruled by keeping your own text', async () => {
    const { server, keeper, view, codes } = await desk()
    keeper.edit('mine')
    server.append([saved('from there')])
    keeper.keepMine()
    await settle(1_100)
    expect(codes()).toEqual(['mine'])
    expect(view()).toMatchObject({ stored: true, elsewhere: null })
  })
})

describe('an earlier text', () => {
  it('is restored, shown and saved like typed text', async () => {
    const { keeper, view, codes } = await desk()
    keeper.edit('mine')
    keeper.replace('from before')
    expect(view()).toMatchObject({ text: 'from before', stored: false })
    await settle(1_100)
    expect(codes()).toEqual(['from before'])
    expect(view()).toMatchObject({ stored: true, elsewhere: null })
  })
})

describe('another language or question', () => {
  it('opens its own text, after saving the first one', async () => {
    const { server, keeper, view, codes } = await desk()
    keeper.edit('python code')
    const settings = created[0]?.type === 'SessionCreated' ? created[0].settings : undefined
    if (settings === undefined) throw new Error('the sample has changed')
    server.append([
      { type: 'SettingsChanged', settings, questionCount: 2, programmingLanguage: 'java', code_stub: '// java' },
    ])
    expect(view()).toMatchObject({ text: '// java', stored: true, file: { language: 'java' } })
    await settle()
    expect(codes()).toEqual(['python code'])
    server.append([{ type: 'ChallengePresented', question: 2, challenge: { ...challenge, code_stub: 'second' } }])
    expect(view()).toMatchObject({ file: { question: 2 } })
  })

  // Catches an observer being shown the stub: the shared text was never in the store.
  it('shows what was stored last once the text is no longer shared', async () => {
    const { server, keeper, view } = await desk()
    const store = createStore(() => ({ isStored: true }))
    keeper.share({ store, whenStored: () => Promise.resolve() })
    server.append([saved('written by two', 'python')])
    await settle()
    server.append([{ type: 'InterviewEnded', reason: 'completed', scored: true }])
    await settle()
    store.setState({ isStored: false })
    expect(view()).toMatchObject({ text: 'written by two', stored: true })
  })

  it('ends with the text that the interview is judged by', async () => {
    const { server, keeper, view } = await desk()
    keeper.edit('unsaved')
    server.append([{ type: 'InterviewEnded', reason: 'time_up', scored: true }])
    expect(view().text).toBe(challenge.code_stub)
    await settle(6_000)
    expect(server.received).toEqual([])
  })
})
