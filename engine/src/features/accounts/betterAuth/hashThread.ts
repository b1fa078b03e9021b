// Derives keys from passwords in a separate thread, one at a time and at low priority.
import { scryptSync } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { z } from 'zod'

/** The scrypt parameters better-auth uses for every stored password. */
const costs = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 }
const keyBytes = 64
/** A `nice` value. Next to a busy program the thread still gets a quarter of a processor, so sign-ins finish. */
const niceness = 5

const askedSchema = z.object({ password: z.string(), salt: z.string() })

/** Linux has a priority per thread, set by thread id. Elsewhere a hash competes like any other work. */
function goLast(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1))
    setPriority(thread, niceness)
  } catch {
    // This system has no such file, or won't let us write it.
  }
}

goLast()
parentPort?.on('message', (asked: unknown) => {
  const { password, salt } = askedSchema.parse(asked)
  parentPort?.postMessage(scryptSync(password.normalize('NFKC'), salt, keyBytes, costs).toString('hex'))
})
