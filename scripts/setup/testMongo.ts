import type { TestProject } from 'vitest/node'
import { ensureMongoServer, type MongoServerCommand } from './mongo.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** `inject('mongoServer')`: the command for a server with MongoDB's protocol, or why it is missing. */
    mongoServer: MongoServerCommand | { missing: string }
  }
}

/** Vitest's global set-up for the integration specs: finds the MongoDB server. Specs that need one start it. */
export default async function findMongoServer(project: TestProject): Promise<void> {
  const found = await ensureMongoServer()
  project.provide('mongoServer', found.ok ? found.server : { missing: found.reason })
}
