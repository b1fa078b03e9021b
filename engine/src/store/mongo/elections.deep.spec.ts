import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { MongoClient, MongoNetworkError } from 'mongodb'
import { describe, expect, it, onTestFinished } from 'vitest'
import { mongoDatabase } from '../../testing/mongoDatabase.ts'
import { startTestEngine, until } from '../../testing/runningEngine.ts'
import { codesIn, keepSaving, type Room, startedRoom } from '../../testing/savedCodes.ts'

const { MONGODB_URL = '' } = process.env
/** The name of the replica set; undefined for a single server or none. */
const setName: unknown = MONGODB_URL === '' ? undefined : await setNameOf(MONGODB_URL)
async function setNameOf(url: string): Promise<unknown> {
  const client = new MongoClient(url)
  const hello = await client.db('admin').command({ hello: 1 })
  await client.close()
  return hello.setName
}
const reason = setName === undefined ? ' (not tested: MONGODB_URL names no replica set)' : ''
if (reason !== '') console.warn(`Elections of MongoDB:${reason}`)

const elections = 3
/** How long the previous primary may not be elected again, in s. */
const stepDownSecs = 20

describe.skipIf(reason !== '')(`elections${reason}`, () => {
  it('lose nothing acknowledged and store nothing twice', async () => {
    const mongodbUrl = mongoDatabase(MONGODB_URL, `greenroom-elections-${randomUUID()}`)
    const operator = new MongoClient(mongodbUrl)
    onTestFinished(async () => {
      await operator.db().dropDatabase()
      await operator.close()
    })
    const engine = await startTestEngine({ mongodbUrl })
    onTestFinished(engine.stop)
    const rooms: Room[] = []
    for (const name of ['Ada', 'Bob', 'Cem']) rooms.push(await startedRoom(await engine.signUp(name)))
    const saving = keepSaving(rooms)
    const goOn = async (): Promise<void> => {
      const reached = saving.counts()
      const hasGoneOn = () => saving.counts().every((count, index) => count > (reached[index] ?? 0) + 2)
      await until('each room to go on', hasGoneOn, 60_000)
    }
    for (let election = 0; election < elections; election++) {
      await goOn()
      try {
        await operator.db('admin').command({ replSetStepDown: stepDownSecs, force: true })
      } catch (error) {
        // A primary may close its connections when it steps down.
        if (!(error instanceof MongoNetworkError)) throw error
      }
      await goOn()
      await sleep(stepDownSecs * 1_000)
    }
    await saving.stop()
    expect(saving.refusals.filter(({ error }) => error.code !== 'UNAVAILABLE')).toEqual([])
    for (const [index, room] of rooms.entries()) {
      expect(room.socket.isConnected()).toBe(true)
      expect(await codesIn(engine, room)).toEqual(saving.acknowledged[index]?.map(({ code }) => code))
      room.socket.close()
    }
  })
})
