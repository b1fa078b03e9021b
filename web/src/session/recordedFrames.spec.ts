import { commitViewSchema, participantCommandSchema, replay } from '@greenroom/shared/session'
import { type Frame, recordedFrames } from '@greenroom/shared/testing'
import { commandEnvelopeSchema, joinSchema, protocolRefusal } from '@greenroom/shared/wire'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../data/storage.ts'
import { createSessionClient } from './sessionClient.ts'
import type { SocketEvents, SocketFactory } from './socket.ts'

const recordings = ['coding', 'interviewer', 'outage'] as const

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-22T18:12:00Z') }))
afterEach(() => vi.useRealTimers())

/**
 * Replays a server's recorded messages with their original timing. Joins get their recorded answers, and commands get
 * the answers in `commands`.
 */
function serverOf(frames: readonly Frame[]) {
  let events: SocketEvents | undefined
  const joins = frames.flatMap((frame) => (frame.is === 'asked' && frame.name === 'session:join' ? [frame.ask] : []))
  const answers = new Map(frames.flatMap((frame) => (frame.is === 'answered' ? [[frame.ask, frame.answer]] : [])))
  const commands: { answer: unknown } = { answer: null }
  const server = {
    commands,
    factory: ((given: SocketEvents) => {
      events = given
      return {
        async request(name) {
          const ask = name === 'session:join' ? joins.shift() : undefined
          return ask === undefined ? commands.answer : answers.get(ask)
        },
        tell() {},
        signal() {},
        close() {
          events = undefined
        },
      }
    }) satisfies SocketFactory,
    async play() {
      let at = 0
      for (const frame of frames) {
        await vi.advanceTimersByTimeAsync(frame.at - at)
        at = frame.at
        if (frame.is === 'connected') events?.connected()
        if (frame.is === 'lost') events?.lost()
        if (frame.is === 'heard') events?.message(frame.name, structuredClone(frame.payload))
      }
      await vi.advanceTimersByTimeAsync(0)
    },
  }
  return server
}

const commitsIn = (frames: readonly Frame[]) => {
  const told = frames.flatMap((frame) => {
    if (frame.is === 'heard' && frame.name === 'session:commit') return [frame.payload]
    return frame.is === 'answered' ? (Object(frame.answer).commits ?? []) : []
  })
  const commits = told.map((each) => commitViewSchema.parse(each))
  return [...new Map(commits.map((commit) => [commit.seq, commit])).values()].sort((a, b) => a.seq - b.seq)
}

/** The frames up to the one that closes the page, which ends the recording. */
const untilClosed = (frames: readonly Frame[]) => frames.slice(0, frames.findLastIndex(({ is }) => is !== 'lost') + 1)

describe.each(recordings)('the recorded interview %s of version 1', (name) => {
  const frames = untilClosed(recordedFrames(name))

  it('looks the same on this page', async () => {
    const server = serverOf(frames)
    const { sessionId } = Object(commitsIn(frames)[0])
    const client = createSessionClient({ sessionId, socketFactory: server.factory, storage: memoryStorage() })
    await server.play()
    expect(client.store.getState()).toMatchObject({ connection: 'online', refusal: null })
    expect(client.store.getState().state).toEqual(replay(commitsIn(frames)))
    client.close()
  })

  it('continues if the server has a new event and a new refusal', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const invented = { type: 'ChairBroke', loudly: true }
    const later = frames.map((frame): Frame => {
      if (frame.is !== 'heard' || frame.name !== 'session:commit') return frame
      const commit = Object(frame.payload)
      return { ...frame, payload: { ...commit, events: [invented, ...commit.events, invented] } }
    })
    const server = serverOf(later)
    server.commands.answer = { ok: false, error: { code: 'CHAIR_IS_BROKEN', message: 'Stand up.', retryable: false } }
    const { sessionId } = Object(commitsIn(frames)[0])
    const client = createSessionClient({ sessionId, socketFactory: server.factory, storage: memoryStorage() })
    const refused = client.send({ type: 'SendMessage', message: 'Hello?', recipient: 'interviewer' })
    await server.play()
    expect(await refused).toMatchObject({ ok: false, error: { message: 'Stand up.' } })
    expect(client.store.getState()).toMatchObject({ connection: 'online', refusal: null, outbox: [] })
    expect(client.store.getState().state?.messages).toEqual(replay(commitsIn(frames))?.messages)
    expect(client.store.getState().state).toMatchObject({ seq: commitsIn(frames).at(-1)?.seq, phase: 'ENDED' })
    expect(warned).toHaveBeenCalled()
    client.close()
  })

  it('used commands that today’s engine understands', () => {
    for (const frame of frames) {
      if (frame.is !== 'asked') continue
      if (frame.name === 'session:join') expect(protocolRefusal(joinSchema.parse(frame.message).protocol)).toBeNull()
      else {
        commandEnvelopeSchema.parse(frame.message)
        participantCommandSchema.parse(frame.message)
      }
    }
  })
})
