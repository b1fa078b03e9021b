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
    /** One Redis for each spec file that can run at the same time. `ownRedis.ts` picks the one for the file. */
    redisUrls: string[]
  }
}

/**
 * Vitest's global set-up for the integration specs: starts a Redis for each worker. On a shared server, messages and
 * flushes would reach every worker, even with separate databases.
 * @returns a function that stops them
 */
export default async function startTestRedis(project: TestProject): Promise<() => Promise<void>> {
  const found = await ensureTool(redisServer)
  if (!found.ok) throw new Error(found.reason)
  const supervisor = createSupervisor({
    say: (line) => console.log(line),
    spawned: () => {},
    fatal: (message) => console.error(message),
  })
  const folders: string[] = []
  const starts = Array.from({ length: project.config.maxWorkers }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'greenroom-redis-'))
    folders.push(folder)
    const { program, url } = await redisProgram(found.path, folder)
    await supervisor.start(program)
    return url
  })
  project.provide('redisUrls', await Promise.all(starts))
  return async () => {
    await supervisor.stop([])
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
}
