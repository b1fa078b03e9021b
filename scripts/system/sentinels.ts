import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { redisServer } from '../setup/redis.ts'
import { ensureTool } from '../setup/tool.ts'
import { freePort } from '../supervise/freePort.ts'
import { foreignPart, type Part } from './simulation/part.ts'
import { redisPart } from './simulation/parts.ts'

/** A Redis with a replica, watched by three Sentinels, each a process of its own. */
export type WatchedRedis = {
  /** For `REDIS_URL`. */
  url: string
  /** The Redis that is in charge at first. */
  first: Part
  /** The port of the Redis that the Sentinels name at the moment. */
  inCharge(): Promise<number>
  stop(): Promise<void>
}

const name = 'greenroom'
const password = 'a-secret-of-the-specs'
const host = '127.0.0.1'
/** A Redis that has been silent for this long counts as down. */
const downAfterMs = 1_000
const knownWithinMs = 60_000

/** @param folder an existing folder for their data and logs */
export async function startWatchedRedis(folder: string): Promise<WatchedRedis> {
  const found = await ensureTool(redisServer)
  if (!found.ok) throw new Error(found.reason)
  const logOf = (part: string) => join(folder, `${part}.log`)
  const dataOf = (part: string): string => {
    mkdirSync(join(folder, part))
    return join(folder, part)
  }
  const [firstPort, secondPort] = [await freePort(), await freePort()]
  const secrets = ['--requirepass', password, '--masterauth', password]
  const first = await redisPart(firstPort, dataOf('first'), logOf('first'), { more: secrets })
  const second = await redisPart(secondPort, dataOf('second'), logOf('second'), {
    more: [...secrets, '--replicaof', host, `${firstPort}`],
    readyWhen: /sync: Finished with success/,
  })
  const ports = [await freePort(), await freePort(), await freePort()]
  const sentinels = ports.map((port, index) => {
    const file = join(folder, `sentinel${index}.conf`)
    const lines = [
      `port ${port}`,
      `bind ${host}`,
      `dir ${dataOf(`sentinel${index}`)}`,
      `sentinel monitor ${name} ${host} ${firstPort} 2`,
      `sentinel auth-pass ${name} ${password}`,
      `sentinel down-after-milliseconds ${name} ${downAfterMs}`,
      `sentinel failover-timeout ${name} 10000`,
    ]
    writeFileSync(file, lines.join('\n'))
    return foreignPart({
      name: `Sentinel ${index}`,
      command: found.path,
      args: [file, '--sentinel'],
      readyWhen: /\+monitor/,
      logFile: logOf(`sentinel${index}`),
    })
  })
  const parts = [first, second, ...sentinels]
  for (const part of parts) await part.start()

  const clients = ports.map((port) => new Redis(port, host))
  const [asked] = clients
  if (asked === undefined) throw new Error('there is no Sentinel')
  /** Whether this Sentinel knows the replica and the other Sentinels, without which it can't replace anything. */
  const knowsAll = async (client: Redis): Promise<boolean> => {
    const facts = (await client.call('sentinel', 'master', name)) as string[]
    const factOf = (fact: string) => facts[facts.indexOf(fact) + 1]
    return factOf('num-slaves') === '1' && factOf('num-other-sentinels') === '2'
  }
  for (const deadline = Date.now() + knownWithinMs; ; await sleep(100)) {
    const known = await Promise.all(clients.map(knowsAll))
    if (known.every((each) => each)) break
    if (Date.now() > deadline) throw new Error('the Sentinels did not find each other')
  }
  return {
    url: `redis-sentinel://:${password}@${ports.map((port) => `${host}:${port}`).join(',')}/${name}`,
    first,
    async inCharge() {
      const [, port] = (await asked.call('sentinel', 'get-master-addr-by-name', name)) as string[]
      return Number(port)
    },
    async stop() {
      for (const client of clients) client.disconnect()
      for (const part of parts.reverse()) await part.stop()
    },
  }
}
