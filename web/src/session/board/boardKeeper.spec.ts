import {
  type BoardElement,
  isEmptyChange,
  newsOf,
  questionsOf,
  replay,
  type SessionEvent,
  sentBoardElementSchema,
} from '@greenroom/shared/session'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { memoryStorage, type TextStorage } from '../../data/storage.ts'
import { createSessionClient } from '../sessionClient.ts'
import { fakeServer } from '../testing/fakeServer.ts'
import { boxAt } from '../testing/sampleBoard.ts'
import { begun, challenge, created, logOf, sessionId, startOfTime } from '../testing/sampleLog.ts'
import { createBoardKeeper } from './boardKeeper.ts'

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => vi.useFakeTimers({ now: startOfTime + 60_000 }))
afterEach(() => vi.useRealTimers())

const putAsDesign = (event: SessionEvent): SessionEvent =>
  event.type === 'ChallengePresented'
    ? { ...event, challenge: { ...challenge, challengeType: 'system_design' } }
    : event
const design = () => logOf(created.map(putAsDesign), begun)
const sentSchema = z.object({ changed: z.array(sentBoardElementSchema), removed: z.array(z.string()) })

async function desk(options: { log?: ReturnType<typeof logOf>; local?: TextStorage; unsent?: TextStorage } = {}) {
  const server = fakeServer(options.log ?? design())
  const boardNow = () => questionsOf(replay(server.log) ?? fail()).at(-1)?.board ?? []
  server.onCommand = (command): SessionEvent[] => {
    if (command.type !== 'SaveBoard') return []
    const news = newsOf(sentSchema.parse(command), boardNow())
    return isEmptyChange(news) ? [] : [{ type: 'BoardChanged', changed: [...news.changed], removed: [...news.removed] }]
  }
  const local = options.local ?? memoryStorage()
  const unsent = options.unsent ?? memoryStorage()
  const client = createSessionClient({ sessionId, socketFactory: server.factory, storage: unsent })
  const keeper = createBoardKeeper({ client, storage: local })
  server.connect()
  await settle()
  const ids = (board: readonly BoardElement[]) => board.map(({ id }) => id)
  return {
    server,
    client,
    keeper,
    local,
    unsent,
    view: () => keeper.store.getState(),
    shown: () => ids(keeper.store.getState().elements),
    onServer: () => ids(boardNow()),
  }
}

function fail(): never {
  throw new Error('the log is empty')
}

const box = (id: string, version = 1): BoardElement => ({ ...boxAt(id, version, 0), version })

describe('the drawing', () => {
  it('is saved a moment after the last stroke, and only its changes', async () => {
    const { keeper, server, view, onServer } = await desk()
    keeper.draw([box('a')])
    await settle(1_000)
    keeper.draw([box('a'), box('b')])
    await settle(1_000)
    expect(server.received).toEqual([])
    expect(view().stored).toBe(false)
    await settle(300)
    expect(onServer()).toEqual(['a', 'b'])
    expect(view().stored).toBe(true)
    keeper.draw([box('a'), box('b', 2)])
    await settle(1_300)
    expect(server.received.at(-1)).toMatchObject({ changed: [{ id: 'b' }], removed: [], question: 1 })
    keeper.draw([box('b', 2)])
    await settle(1_300)
    expect(onServer()).toEqual(['b'])
  })

  it('isn’t shown again on the canvas that drew it', async () => {
    const { keeper, view } = await desk()
    const { revision } = view()
    keeper.draw([box('a')])
    await settle(1_300)
    expect(view().revision).toBe(revision)
    keeper.change([box('a', 2)])
    expect(view()).toMatchObject({ revision: revision + 1, source: 'list' })
  })

  it('is saved at least every five seconds while it continues', async () => {
    const { keeper, server } = await desk()
    for (let stroke = 1; stroke <= 11; stroke += 1) {
      keeper.draw([box('a', stroke)])
      await settle(500)
    }
    expect(server.received).toHaveLength(1)
  })

  it('collects here while the connection is lost, and is sent in one piece when it is back', async () => {
    const { keeper, server, onServer, view } = await desk()
    server.drop()
    for (let stroke = 1; stroke <= 20; stroke += 1) {
      keeper.draw(Array.from({ length: stroke }, (_, index) => box(`b-${index}`)))
      await settle(2_000)
    }
    expect(view().stored).toBe(false)
    server.connect()
    await settle(5_000)
    expect(onServer()).toHaveLength(20)
    expect(server.received.length).toBeLessThanOrEqual(2)
    expect(view().stored).toBe(true)
  })

  it('isn’t lost by a reload while offline', async () => {
    const first = await desk()
    first.keeper.draw([box('a')])
    await settle(1_300)
    first.server.drop()
    first.keeper.draw([box('a'), box('b')])
    await settle(300)
    const again = await desk({ log: first.server.log, local: first.local, unsent: first.unsent })
    expect(again.shown()).toEqual(['a', 'b'])
    await settle(1_300)
    expect(again.onServer()).toEqual(['a', 'b'])
    expect(first.local.read(`greenroom:board:${sessionId}:1`)).toBeNull()
  })

  it('from another window is merged into this one', async () => {
    const { keeper, server, shown, onServer } = await desk()
    keeper.draw([box('here')])
    server.append([{ type: 'BoardChanged', changed: [box('there')], removed: [] }])
    await settle()
    expect(shown().sort()).toEqual(['here', 'there'])
    await settle(1_300)
    expect(onServer().sort()).toEqual(['here', 'there'])
  })

  it('says why it can’t be saved, keeps it, and tries again after the next change', async () => {
    const { keeper, server, view, shown, onServer } = await desk()
    const accepts = server.onCommand
    server.onCommand = () => ({
      ok: false,
      error: { code: 'BOARD_TOO_LARGE', message: 'The whiteboard is full.', retryable: false },
    })
    keeper.draw([box('a'), box('b')])
    await settle(10_000)
    expect(view()).toMatchObject({ problem: 'The whiteboard is full.', stored: false })
    expect(server.received).toHaveLength(1)
    expect(shown()).toEqual(['a', 'b'])
    server.onCommand = accepts
    keeper.draw([box('a')])
    await settle(1_300)
    expect(view()).toMatchObject({ problem: null, stored: true })
    expect(onServer()).toEqual(['a'])
  })

  it('is sent immediately before the question ends, except for parts being sent already', async () => {
    const { keeper, server, onServer } = await desk()
    keeper.draw([box('a')])
    keeper.flush()
    keeper.draw([box('a'), box('b')])
    keeper.flush()
    await settle()
    expect(server.received).toHaveLength(2)
    expect(server.received.at(-1)).toMatchObject({ changed: [{ id: 'b' }] })
    expect(onServer()).toEqual(['a', 'b'])
  })

  it('stays as it was judged once the interview has ended', async () => {
    const { keeper, server, shown } = await desk()
    keeper.draw([box('a')])
    await settle(1_300)
    keeper.draw([box('a'), box('too late')])
    server.append([{ type: 'InterviewEnded', reason: 'time_up', scored: true }])
    await settle()
    expect(shown()).toEqual(['a'])
    keeper.draw([])
    expect(shown()).toEqual(['a'])
  })

  it('isn’t kept for a question without a whiteboard', async () => {
    const { keeper, view, server } = await desk({ log: logOf(created, begun) })
    expect(view().file).toBeNull()
    keeper.draw([box('a')])
    await settle(2_000)
    expect(server.received).toEqual([])
  })
})
