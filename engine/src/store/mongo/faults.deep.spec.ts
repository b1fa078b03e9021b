import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FaultyProxy, startFaultyProxy } from '../../testing/faultyProxy.ts'
import { startTestEngine, type TestEngine, until } from '../../testing/runningEngine.ts'
import { codesIn, keepSaving, type Room, startedRoom } from '../../testing/savedCodes.ts'
import { startOwnServer } from './testServer.ts'

const own = await startOwnServer()
const reason = 'missing' in own ? ` (not tested: ${own.missing})` : ''
if (reason !== '') console.warn(`Faults between the engine and MongoDB:${reason}`)

/** What MongoDB's protocol calls the commands that change a document. */
const writes = ['insert\0', 'update\0', 'findAndModify\0', 'delete\0']

type Saving = ReturnType<typeof keepSaving>
const refused = ({ refusals }: Saving) => until('a command to be refused', () => refusals.length > 0)
/** Waits until each room has saved another two codes. */
async function goingOn({ counts }: Saving): Promise<void> {
  const reached = counts()
  await until('each room to go on', () => counts().every((count, index) => count > (reached[index] ?? 0) + 1), 60_000)
}

const faults: { name: string; happen: (proxy: FaultyProxy, saving: Saving) => Promise<void> }[] = [
  {
    name: 'its connections are cut, twenty times',
    async happen(proxy, saving) {
      for (let count = 0; count < 20; count++) {
        proxy.cut()
        await sleep(Math.random() * 50)
      }
      await refused(saving)
    },
  },
  {
    name: 'everything takes 400 ms longer in both directions',
    async happen(proxy, saving) {
      proxy.delay(400)
      await goingOn(saving)
      proxy.delay(0)
    },
  },
  {
    name: 'its connections are half-open',
    async happen(proxy, saving) {
      proxy.goSilent()
      await refused(saving)
    },
  },
  {
    name: 'writes reach it, and their answers are lost with the connection',
    async happen(proxy, saving) {
      proxy.loseAnswersTo(writes)
      await until('six answers to be lost', () => proxy.lost() > 6)
      await refused(saving)
      proxy.loseAnswersTo([])
    },
  },
  {
    name: 'writes reach it, and nothing ever comes back',
    async happen(proxy, saving) {
      proxy.loseAnswersTo(writes, { thenCut: false })
      await refused(saving)
      proxy.loseAnswersTo([])
    },
  },
]

describe.skipIf('missing' in own)(`a session in progress while MongoDB is hard to reach${reason}`, () => {
  let engine: TestEngine
  let proxy: FaultyProxy
  beforeAll(async () => {
    if ('missing' in own) throw new Error(own.missing)
    proxy = await startFaultyProxy(new URL(own.url))
    engine = await startTestEngine({ mongodbUrl: `mongodb://127.0.0.1:${proxy.port}/faults` })
  })
  afterAll(async () => {
    await engine.stop()
    proxy.stop()
    if (!('missing' in own)) await own.stop()
  })

  it.each(faults)('loses nothing acknowledged and stores nothing twice: $name', async ({ happen }) => {
    const rooms: Room[] = []
    for (const name of ['Ada', 'Bob', 'Cem']) rooms.push(await startedRoom(await engine.signUp(name)))
    const saving = keepSaving(rooms)
    await goingOn(saving)
    await happen(proxy, saving)
    await goingOn(saving)
    await saving.stop()

    // What candidates saw: answers, or refusals that name the cause and may be sent again, and never the end of their
    // connection. Each answer came within the 30 s that their socket waits.
    expect(saving.refusals.filter(({ error }) => error.code !== 'UNAVAILABLE' || !error.retryable)).toEqual([])
    expect(rooms.filter(({ socket }) => !socket.isConnected())).toEqual([])
    for (const [index, room] of rooms.entries()) {
      const acknowledged = saving.acknowledged[index] ?? []
      expect(await codesIn(engine, room)).toEqual(acknowledged.map(({ code }) => code))
      // The room got each commit once, also the one whose answer was lost.
      const { commits } = room.socket
      await until('the last commit', () => commits.some(({ seq }) => seq === acknowledged.at(-1)?.seq))
      expect(commits.map(({ seq }) => seq)).toEqual([...new Set(commits.map(({ seq }) => seq))])
      expect(acknowledged.filter(({ seq }) => !commits.some((commit) => commit.seq === seq))).toEqual([])
      room.socket.close()
    }
  })
})
