import { randomBytes, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import type { PasswordHashing } from './passwordHashing.ts'

const saltBytes = 16

/**
 * Hashes passwords by scrypt as better-auth does, `salt:key` in hexadecimal, in threads of low priority and of their own: Node's own scrypt would
 * take turns with reading files, and two hashes at once leave a machine of two processors to nobody else. There are as many threads as
 * hashes were ever under way at once.
 */
export function hashingThreads(): PasswordHashing {
  const idle: Worker[] = []

  async function keyOf(password: string, salt: string): Promise<string> {
    const thread = idle.pop() ?? new Worker(new URL('./hashThread.ts', import.meta.url))
    // It keeps the program running while it works, and no longer.
    thread.ref()
    const answered = once(thread, 'message')
    thread.postMessage({ password, salt })
    const [key] = await answered
    thread.unref()
    idle.push(thread)
    return z.string().parse(key)
  }

  return {
    async hash(password) {
      const salt = randomBytes(saltBytes).toString('hex')
      return `${salt}:${await keyOf(password, salt)}`
    },
    async verify({ hash, password }) {
      const [salt = '', key = ''] = hash.split(':')
      const given = await keyOf(password, salt)
      return key.length === given.length && timingSafeEqual(Buffer.from(key), Buffer.from(given))
    },
  }
}
