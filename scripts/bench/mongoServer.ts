import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ensureMongoServer } from '../setup/mongo.ts'

/**
 * A program for benches: a server that speaks MongoDB's protocol and keeps its file in the folder given as the first
 * argument.
 */
const [, , folder] = process.argv
if (folder === undefined) throw new Error('say in which folder')
const found = await ensureMongoServer()
if (!found.ok) throw new Error(found.reason)
const { command, args } = found.server
/** A hundred thousand documents need more memory than the specs do. */
const heap = '-Xmx1g'
const options = args.map((arg) => (arg.startsWith('-Xmx') ? heap : arg))
const child = spawn(command, [...options, join(folder, 'mongo'), '0'], { stdio: ['pipe', 'pipe', 'inherit'] })
process.on('SIGTERM', () => {
  child.kill('SIGKILL')
  process.exit(0)
})
for await (const line of createInterface(child.stdout)) {
  const port = /^listening on (\d+)$/.exec(line)?.[1]
  if (port !== undefined) process.send?.({ type: 'ready', url: `mongodb://127.0.0.1:${port}/learners` })
}
