import { MongoClient } from 'mongodb'
import { expect, it, onTestFinished } from 'vitest'
import { startFaultyProxy } from '../../testing/faultyProxy.ts'
import { startTestEngine, until } from '../../testing/runningEngine.ts'
import { saving, startedRoom } from '../../testing/savedCodes.ts'
import { commandReader, type SentCommand } from './testing/sentCommands.ts'
import { routeOf, shardKeys } from './testing/shardKeys.ts'
import { startOwnServer } from './testServer.ts'

const own = await startOwnServer()
const reason = 'missing' in own ? ` (not tested: ${own.missing})` : ''
if (reason !== '') console.warn(`Shard keys:${reason}`)

/** What sweeps and heartbeats look for in all sessions, once per engine and interval, whatever the load. */
const sweeps = /"(dispatched|dueAt|owedSince|checkAt|baseSeq|occupied)":|"heartbeats"|"recurringJobs"|"mails"/

it.skipIf(reason !== '')(`every command of a session names the keys of the shards it needs${reason}`, async () => {
  if ('missing' in own) throw new Error(own.missing)
  onTestFinished(own.stop)
  let sent: SentCommand[] = []
  const proxy = await startFaultyProxy(new URL(own.url), () => commandReader((command) => sent.push(command)))
  onTestFinished(proxy.stop)
  const engine = await startTestEngine({ mongodbUrl: `mongodb://127.0.0.1:${proxy.port}/routing` })
  const { socket, sessionId } = await startedRoom(await engine.signUp())
  onTestFinished(async () => {
    socket.close()
    await engine.stop()
  })

  sent = []
  for (const command of [saving('# 1'), saving('# 2'), { type: 'SendMessage', message: 'A map.' }, saving('# 3')])
    await socket.command(sessionId, command)
  await until('the commits to be marked', () => sent.filter(({ update }) => update === 'commits').length >= 3)

  const routes = sent
    .filter((command) => !sweeps.test(JSON.stringify({ ...command, updates: [] })))
    .flatMap((command) => {
      const route = routeOf(command)
      return route === undefined ? [] : [{ ...route, command }]
    })
  expect(new Set(routes.map(({ collection }) => collection))).toContain('commits')
  expect(routes.filter(({ isRouted }) => !isRouted)).toEqual([])

  // A shard can only check unique combinations that begin with the key.
  const client = new MongoClient(`${own.url}/routing`)
  onTestFinished(() => client.close())
  for (const [collection, key] of Object.entries(shardKeys)) {
    const indexes = await client.db().collection(collection).indexes()
    const unique = indexes.filter((index) => index.unique && index.name !== '_id_')
    expect({ collection, firsts: unique.map((index) => Object.keys(index.key)[0]) }).toEqual({
      collection,
      firsts: unique.map(() => key),
    })
  }
})
