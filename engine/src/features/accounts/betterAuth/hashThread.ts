// Derives keys from passwords beside the engine, one at a time, and lets whatever else the machine has to do go first.
import { scryptSync } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { z } from 'zod'

/** The costs by which better-auth has stored passwords from the beginning. */
const costs = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 }
const keyBytes = 64
/** As `nice` counts it: beside somebody busy it gets a quarter of a processor, so that a sign-in still comes to its end. */
const niceness = 5

const askedSchema = z.object({ password: z.string(), salt: z.string() })

/** Linux gives each thread a priority of its own, under its own number; elsewhere a hash competes like anything else. */
function goLast(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    setPriority(thread, niceness)
  } catch {
    // There is no such file, or no such right.
  }
}

goLast()
parentPort?.on('message', (asked: unknown) => {
  const { password, salt } = askedSchema.parse(asked)
  parentPort?.postMessage(scryptSync(password.normalize('NFKC'), salt, keyBytes, costs).toString('hex'))
})
