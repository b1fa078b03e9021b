// Derives keys from passwords in a thread beside the engine, one at a time and with low priority.
import { scryptSync } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { z } from 'zod'

/** The scrypt parameters that better-auth uses for every stored password. */
const costs = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 }
const keyBytes = 64
/** A `nice` value. Beside a busy program the thread still gets a quarter of a processor, so sign-ins finish. */
const niceness = 5

const askedSchema = z.object({ password: z.string(), salt: z.string() })

/** Linux gives each thread its own priority, under its own number. Elsewhere a hash competes like anything else. */
function goLast(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    setPriority(thread, niceness)
  } catch {
    // This system has no such file, or doesn't let us write it.
  }
}

goLast()
parentPort?.on('message', (asked: unknown) => {
  const { password, salt } = askedSchema.parse(asked)
  parentPort?.postMessage(scryptSync(password.normalize('NFKC'), salt, keyBytes, costs).toString('hex'))
})
