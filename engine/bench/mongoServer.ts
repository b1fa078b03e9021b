import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ensureMongoServer } from '../../scripts/setup/mongo.ts'

/**
 * A server with MongoDB's protocol whose file is in this folder: the one of MONGODB_URL, else one started here.
 * @throws Error if there is none
 */
export async function mongoServer(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  const { MONGODB_URL: given } = process.env
  if (given) return { url: given, async stop() {} }
  const found = await ensureMongoServer()
  if (!found.ok) throw new Error(found.reason)
  const { command, args } = found.server
  const child = spawn(command, [...args, join(folder, 'mongo'), '0'], { stdio: ['pipe', 'pipe', 'inherit'] })
  for await (const line of createInterface(child.stdout)) {
    const port = /^listening on (\d+)$/.exec(line)?.[1]
    if (port === undefined) continue
    return {
      url: `mongodb://127.0.0.1:${port}/learners`,
      async stop() {
        child.kill('SIGKILL')
        await once(child, 'exit')
      },
    }
  }
  throw new Error('the database ended before it listened')
}
