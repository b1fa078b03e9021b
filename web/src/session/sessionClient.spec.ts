import { commandError } from '@greenroom/shared/english'
import { replay, type SessionEvent } from '@greenroom/shared/session'
import type { Delta } from '@greenroom/shared/wire'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../data/storage.ts'
import { unconfirmedAsks, unconfirmedMessages } from './outbox.ts'
import { draftText } from './replyDrafts.ts'
import { createSessionClient } from './sessionClient.ts'
import { fakeServer } from './testing/fakeServer.ts'
import { anyLog, begun, created, logOf, said, saved, sessionId, startOfTime } from './testing/sampleLog.ts'

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => vi.useFakeTimers({ now: startOfTime }))
afterEach(() => vi.useRealTimers())

async function roomWith(log = logOf(created, begun), storage = memoryStorage()) {
  const server = fakeServer(log)
  const client = createSessionClient({ sessionId, socketFactory: server.factory, storage })
  server.connect()
  await settle()
  return { server, client, storage, now: () => client.store.getState() }
}

const type = ({ type }: { type: string }) => type

describe('the fold', () => {
  it('equals the replay of the log, even if commits are lost, doubled, reordered or cut off', async () => {
    type Act = { act: 'deliver' | 'drop' | 'connect' | 'tick' | 'publish'; of: number }
    const anyAct: fc.Arbitrary<Act> = fc.record({
      act: fc.constantFrom('deliver', 'deliver', 'deliver', 'drop', 'connect', 'tick', 'publish'),
      of: fc.nat(30),
    })
    await fc.assert(
      fc.asyncProperty(anyLog, fc.array(anyAct, { maxLength: 40 }), async (whole, acts) => {
        const server = fakeServer(whole.slice(0, 2))
        const client = createSessionClient({ sessionId, socketFactory: server.factory, storage: memoryStorage() })
        for (const { act, of } of acts) {
          if (act === 'connect') server.connect()
          if (act === 'drop') server.drop()
          if (act === 'deliver') server.deliver(1 + (of % server.log.length))
          if (act === 'tick') server.tick()
          const next = whole[server.log.length]
          if (act === 'publish' && next !== undefined) {
            server.publishes = of % 3 !== 0
            server.append(next.events)
          }
          if (of % 2 === 0) await settle(of * 50)
          const { state } = client.store.getState()
          if (state !== null) expect(state).toEqual(replay(server.log.slice(0, state.seq)))
        }
        server.drop()
        server.connect()
        await settle(10_000)
        expect(client.store.getState().state).toEqual(replay(server.log))
        client.close()
      }),
      { numRuns: 150 },
    )
  })

  it('requests missed commits from the last one it knows', async () => {
    const { server, now } = await roomWith()
    server.drop()
    server.publishes = false
    server.append([said('reply-3', 'interviewer', 'Hello.')])
    server.connect()
    await settle()
    expect(server.joins).toEqual([{ lastSeq: 0 }, { lastSeq: 2 }])
    expect(now().state?.messages).toHaveLength(1)
  })

  it('joins again when two ticks know of a commit that never arrived', async () => {
    const { server, now } = await roomWith()
    server.publishes = false
    server.append([saved('x')])
    server.tick()
    expect(server.joins).toHaveLength(1)
    server.tick()
    await settle()
    expect(now().state?.seq).toBe(3)
  })

  it('takes the server’s whole state if the log makes no sense', async () => {
    const { server, now } = await roomWith()
    server.snapshot = replay(logOf(created, begun, [saved('truth')]))
    server.append(created)
    await settle(1_000)
    expect(server.joins.at(-1)).toEqual({})
    expect(now().state).toEqual(server.snapshot)
  })
})

describe('the connection', () => {
  it('distinguishes connecting, online and offline', async () => {
    const server = fakeServer(logOf(created))
    const client = createSessionClient({ sessionId, socketFactory: server.factory, storage: memoryStorage() })
    expect(client.store.getState().connection).toBe('connecting')
    server.connect()
    await settle()
    expect(client.store.getState()).toMatchObject({ connection: 'online', role: 'candidate', lostAt: null })
    server.drop()
    expect(client.store.getState()).toMatchObject({ connection: 'offline', lostAt: startOfTime })
  })

  it('says why it was refused, and stays refused', async () => {
    const server = fakeServer()
    const client = createSessionClient({ sessionId, socketFactory: server.factory, storage: memoryStorage() })
    server.joinRefusal = { ok: false, error: commandError('SESSION_NOT_FOUND') }
    server.connect()
    await settle(20_000)
    expect(client.store.getState()).toMatchObject({ connection: 'refused', refusal: 'SESSION_NOT_FOUND' })
    expect(server.joins).toHaveLength(1)
  })

  it.each([
    [false, 'refused', 'PROTOCOL_OUTDATED'],
    [true, 'connecting', null],
  ])(
    'treats an unknown reason for a refusal by whether it is temporary: %s',
    async (retryable, connection, refusal) => {
      const server = fakeServer(logOf(created))
      const client = createSessionClient({ sessionId, socketFactory: server.factory, storage: memoryStorage() })
      server.answersAnything = () => ({ ok: false, error: { code: 'ROOM_IS_PAINTED', message: 'Wet.', retryable } })
      server.connect()
      await settle(900)
      expect(client.store.getState()).toMatchObject({ connection, refusal })
      server.answersAnything = null
      await settle(5_000)
      expect(client.store.getState().connection).toBe(retryable ? 'online' : 'refused')
    },
  )

  it('tries again if joining is only refused for now', async () => {
    const server = fakeServer(logOf(created))
    const client = createSessionClient({ sessionId, socketFactory: server.factory, storage: memoryStorage() })
    server.joinRefusal = { ok: false, error: { ...commandError('RATE_LIMITED'), retryAfterMs: 3_000 } }
    server.connect()
    await settle(2_900)
    expect(server.joins).toHaveLength(1)
    server.joinRefusal = null
    await settle(200)
    expect(client.store.getState().connection).toBe('online')
  })

  it('calls the page out of date if it can’t read the messages', async () => {
    const { server, now } = await roomWith()
    server.emit('session:commit', { sessionId, seq: 3, at: 1, events: [{ type: 'ClockChanged' }] })
    expect(now()).toMatchObject({ connection: 'refused', refusal: 'PROTOCOL_OUTDATED' })
  })
})

describe('commands', () => {
  const say = (message: string) => ({ type: 'SendMessage', message }) as const
  const storesMessages = (command: Record<string, unknown>): SessionEvent[] => [
    said(String(command.commandId), 'candidate', String(command.message)),
  ]

  it('settle once the room shows their result', async () => {
    const { server, client, now } = await roomWith()
    server.onCommand = storesMessages
    const answer = client.send(say('Hi'))
    expect(unconfirmedMessages(now().outbox, now().state)).toMatchObject([{ message: 'Hi' }])
    expect(await answer).toEqual({ ok: true, seq: 3 })
    expect(now().state?.messages).toMatchObject([{ message: 'Hi' }])
    expect(now().outbox).toEqual([])
  })

  it('never show a request by button twice, and never send it to another question', async () => {
    const { server, client, now } = await roomWith()
    server.onCommand = ({ commandId }) => [
      { type: 'ReplyRequested', replyId: String(commandId), call: 'help', action: null, inReplyTo: null },
    ]
    const shown = () => (now().state?.asked.length ?? 0) + unconfirmedAsks(now().outbox, now().state).length
    server.losesAcks = true
    void client.send({ type: 'AskInterviewer', action: 'help' })
    expect(now().outbox).toMatchObject([{ question: 1 }])
    expect(shown()).toBe(1)
    await settle()
    expect(now()).toMatchObject({ state: { asked: [{ action: 'help' }] }, outbox: [{ acknowledgedSeq: null }] })
    expect(shown()).toBe(1)
  })

  it('never show a message twice, whether its commit arrives before its acknowledgement or after', async () => {
    const { server, client, now } = await roomWith()
    server.onCommand = storesMessages
    const shown = () => [
      ...(now().state?.messages ?? []).map(({ message }) => message),
      ...unconfirmedMessages(now().outbox, now().state).map(({ message }) => message),
    ]
    server.losesAcks = true
    void client.send(say('Hi'))
    expect(shown()).toEqual(['Hi'])
    server.losesAcks = false
    await settle(9_000)

    server.publishes = false
    void client.send(say('Hi'))
    await settle()
    expect(shown()).toEqual(['Hi', 'Hi'])
    server.deliver(4)
    expect(shown()).toEqual(['Hi', 'Hi'])
    expect(now().outbox).toEqual([])
  })

  it('are sent again with the same id when no acknowledgement arrives, and are stored once', async () => {
    const { server, client, now } = await roomWith()
    server.onCommand = storesMessages
    server.losesAcks = true
    const answer = client.send(say('Hi'))
    await settle()
    server.losesAcks = false
    server.drop()
    server.connect()
    await settle()
    expect(await answer).toEqual({ ok: true, seq: 3 })
    expect(new Set(server.received.map(({ commandId }) => commandId)).size).toBe(1)
    expect(server.received).toHaveLength(2)
    expect(now().state?.messages).toHaveLength(1)
  })

  it('are sent again if the connection works but nobody acknowledges', async () => {
    const { server, client } = await roomWith()
    server.onCommand = storesMessages
    server.losesAcks = true
    const answer = client.send(say('Hi'))
    await settle(9_000)
    server.losesAcks = false
    await settle(9_000)
    expect(await answer).toEqual({ ok: true, seq: 3 })
    expect(new Set(server.received.map(({ commandId }) => commandId)).size).toBe(1)
  })

  it('survive a reload with their ids and in their order', async () => {
    const { server, client, storage } = await roomWith()
    server.drop()
    void client.send(say('one'))
    void client.send({ type: 'SaveCode', code: 'a', programmingLanguage: 'python' })
    void client.send({ type: 'SaveCode', code: 'b', programmingLanguage: 'python' })
    const ids = client.store.getState().outbox.map(({ commandId }) => commandId)
    client.close()

    const again = fakeServer(server.log)
    const reloaded = createSessionClient({ sessionId, socketFactory: again.factory, storage })
    expect(unconfirmedMessages(reloaded.store.getState().outbox, null)).toMatchObject([{ message: 'one' }])
    again.connect()
    await settle()
    expect(again.received).toMatchObject([
      { commandId: ids[0], type: 'SendMessage', message: 'one' },
      { commandId: ids[1], type: 'SaveCode', code: 'b' },
    ])
    expect(reloaded.store.getState().outbox).toEqual([])
    expect(storage.read(`greenroom:outbox:${sessionId}`)).toBeNull()
  })

  it('are sent one at a time: later ones wait for an answer that is only late', async () => {
    const { server, client } = await roomWith()
    server.onCommand = () => ({ ok: false, error: { ...commandError('RATE_LIMITED'), retryAfterMs: 1_000 } })
    void client.send(say('one'))
    void client.send({ type: 'SkipQuestion' })
    await settle(900)
    expect(server.received.map(type)).toEqual(['SendMessage'])
    server.onCommand = () => []
    await settle(200)
    expect(server.received.map(type)).toEqual(['SendMessage', 'SendMessage', 'SkipQuestion'])
    expect(server.received[0]?.commandId).toBe(server.received[1]?.commandId)
  })

  it('keep only the newest of several unsent saves, but not across another command or language', async () => {
    const { server, client } = await roomWith()
    server.drop()
    void client.send({ type: 'SaveCode', code: '1', programmingLanguage: 'python' })
    void client.send({ type: 'SaveCode', code: '2', programmingLanguage: 'python' })
    void client.send({ type: 'SaveCode', code: '3', programmingLanguage: 'java' })
    void client.send(say('wait'))
    void client.send({ type: 'SaveCode', code: '4', programmingLanguage: 'java' })
    server.connect()
    await settle()
    expect(server.received.map(({ code, message }) => code ?? message)).toEqual(['2', '3', 'wait', '4'])
  })

  it('are refused as values, and the latest refusal can be read', async () => {
    const { server, client, now } = await roomWith()
    const refusal = { ok: false, error: commandError('REPLY_PENDING') } as const
    server.onCommand = () => refusal
    expect(await client.send(say('Hi'))).toEqual(refusal)
    expect(now().lastRefused).toMatchObject({ command: { message: 'Hi' }, error: { code: 'REPLY_PENDING' } })
    expect(server.received).toHaveLength(1)
  })

  it('with an unknown refusal settle, and block nothing', async () => {
    const { server, client, now } = await roomWith()
    const refusal = { ok: false, error: { code: 'OUT_OF_INK', message: 'There is no ink left.', retryable: false } }
    server.answersAnything = () => refusal
    const answer = client.send(say('Hi'))
    void client.send({ type: 'SkipQuestion' })
    await settle()
    expect(await answer).toMatchObject({ ok: false, error: { message: 'There is no ink left.', retryable: false } })
    expect(server.received.map(type)).toEqual(['SendMessage', 'SkipQuestion'])
    expect(now()).toMatchObject({ outbox: [], connection: 'online' })
  })

  it('are retried a few times for an unknown temporary reason', async () => {
    const { server, client } = await roomWith()
    const refusal = { ok: false, error: { code: 'INK_IS_DRYING', message: 'Wait for the ink.', retryable: true } }
    server.answersAnything = () => refusal
    const dried = client.send(say('Hi'))
    await settle(500)
    server.answersAnything = null
    await settle(2_000)
    expect(await dried).toMatchObject({ ok: true })
    server.received.length = 0

    server.answersAnything = () => refusal
    const never = client.send(say('Ho'))
    void client.send({ type: 'SkipQuestion' })
    await settle(10_000)
    expect(await never).toMatchObject({ ok: false, error: { message: 'Wait for the ink.', retryable: true } })
    expect(server.received.slice(0, 5).map(type)).toEqual([...Array(4).fill('SendMessage'), 'SkipQuestion'])
  })

  it('join again if the server no longer knows them', async () => {
    const { server, client } = await roomWith()
    server.onCommand = () => ({ ok: false, error: commandError('NOT_JOINED') })
    const answer = client.send(say('Hi'))
    await settle(50)
    server.onCommand = storesMessages
    await settle(1_000)
    expect(server.joins).toHaveLength(2)
    expect(await answer).toEqual({ ok: true, seq: 3 })
  })

  it('for a finished question aren’t sent', async () => {
    const { server, client } = await roomWith()
    server.drop()
    const answer = client.send({ type: 'SaveCode', code: 'for the first', programmingLanguage: 'python' })
    const [, presented] = created
    if (presented?.type !== 'ChallengePresented') throw new Error('the sample has changed')
    server.append([{ ...presented, question: 2 }])
    server.connect()
    await settle()
    expect(await answer).toMatchObject({ ok: false, error: { code: 'QUESTION_OVER' } })
    expect(server.received).toEqual([])
  })

  it('larger than a socket message are refused here, because the server would close the connection', async () => {
    const { server, client } = await roomWith()
    const testCases = [{ stdin: '€'.repeat(30_000), expected_output: '' }]
    const answer = await client.send({ type: 'RunTests', code: '', programmingLanguage: 'python', testCases })
    expect(answer).toMatchObject({ ok: false, error: { code: 'PAYLOAD_TOO_LARGE' } })
    const code = { type: 'SaveCode' as const, code: '€'.repeat(30_000), programmingLanguage: 'python' as const }
    expect(await client.send(code)).toMatchObject({ ok: false, error: { code: 'INVALID_COMMAND' } })
    expect(server.received).toEqual([])
  })
})

describe('a reply being written', () => {
  const delta = (index: number, text: string, attempt = 1): Delta => ({
    sessionId,
    messageId: 'reply-3',
    attempt,
    index,
    text,
  })

  it('grows by its pieces, tolerates gaps, and gives way to the stored message', async () => {
    const { server, now } = await roomWith()
    const text = () => now().drafts.map(draftText)
    server.emit('session:delta', delta(1, 'world'))
    expect(text()).toEqual([' … world'])
    server.emit('session:delta', delta(0, 'Hello '))
    server.emit('session:delta', delta(0, 'Hello '))
    expect(text()).toEqual(['Hello world'])
    server.emit('session:delta', delta(0, 'Again', 2))
    server.emit('session:delta', delta(2, ' late piece of the first', 1))
    expect(text()).toEqual(['Again'])
    server.append([said('reply-3', 'interviewer', 'Hello world.')])
    expect(text()).toEqual([])
    server.emit('session:delta', delta(3, 'too late'))
    expect(text()).toEqual([])
  })

  it('comes with the answer for somebody who joins in the middle', async () => {
    const server = fakeServer(logOf(created, begun))
    server.drafts = [delta(0, 'So '), delta(1, 'far')]
    const client = createSessionClient({ sessionId, socketFactory: server.factory, storage: memoryStorage() })
    server.connect()
    await settle()
    expect(client.store.getState().drafts.map(draftText)).toEqual(['So far'])
  })
})

describe('typing', () => {
  it('is reported while the room is joined, and otherwise to nobody', async () => {
    const { server, client } = await roomWith()
    client.typed()
    expect(server.typing).toEqual([true])
    server.drop()
    vi.advanceTimersByTime(4_000)
    client.typed()
    expect(server.typing).toEqual([true])
    client.close()
  })
})
