import { randomBytes, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import type { PasswordHashing } from './passwordHashing.ts'

const saltBytes = 16

/**
 * Hashes passwords with scrypt as better-auth does, `salt:key` in hexadecimal, in separate low-priority threads. Node's
 * built-in scrypt shares its threads with file reads, and two concurrent hashes would take up both processors of a
 * small machine. Keeps as many threads as there have been concurrent hashes.
 */
export function hashingThreads(): PasswordHashing {
  const idle: Worker[] = []

  async function keyOf(password: string, salt: string): Promise<string> {
    const thread = idle.pop() ?? new Worker(new URL('./hashThread.ts', import.meta.url))
    // Keeps the program running only while the thread has work.
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
