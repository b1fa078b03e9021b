import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { redisProgram } from '../supervise/redisProgram.ts'
import { createSupervisor } from '../supervise/supervisor.ts'
import { redisServer } from './redis.ts'
import { ensureTool } from './tool.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A real Redis for the integration specs of this run: `inject('redisUrl')`, or REDIS_URL in the environment. */
    redisUrl: string
  }
}

/** Vitest's global set-up of the integration specs: a Redis of their own. @returns what stops it */
export default async function startTestRedis(project: TestProject): Promise<() => Promise<void>> {
  const found = await ensureTool(redisServer)
  if (!found.ok) throw new Error(found.reason)
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-redis-'))
  const supervisor = createSupervisor({
    say: (line) => console.log(line),
    spawned: () => {},
    fatal: (message) => console.error(message),
  })
  const { program, url } = await redisProgram(found.path, folder)
  await supervisor.start(program)
  project.provide('redisUrl', url)
  process.env.REDIS_URL = url
  return async () => {
    await supervisor.stop([])
    rmSync(folder, { recursive: true, force: true })
  }
}
