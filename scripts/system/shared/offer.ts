import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import type { TestProject } from 'vitest/node'
import { z } from 'zod'
import { type Installation, startInstallation } from '../simulation/parts.ts'
import { startSwitchboard } from './switchboard.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URL where specs request the shared installation (`sharedProduct`). */
    productDesk: string
  }
}

export const productSchema = z.object({
  url: z.string(),
  engineUrls: z.object({ 'engine A': z.string(), 'engine B': z.string() }),
})
export const connectionSchema = z.object({ userId: z.int(), url: z.string() })

/**
 * Vitest's global set-up: one installation for all specs of the product that don't kill any of its parts. It starts
 * when the first spec requests it.
 * @returns a function that stops it
 */
export default async function offerProduct(project: TestProject): Promise<() => Promise<void>> {
  let started: Promise<Installation> | undefined
  const product = (): Promise<Installation> => {
    started ??= startInstallation({
      store: 'sqlite',
      environment: { AI_BACKEND_URL: switchboard.url, AI_BACKEND_TOKEN: 'token of the other host' },
    })
    return started
  }
  const switchboard = await startSwitchboard(async () => (await product()).aiBackendUrl)

  async function serve(asked: IncomingMessage): Promise<unknown> {
    if (asked.method === 'GET') return productSchema.parse(await product())
    const { userId, url } = connectionSchema.parse(await json(asked))
    switchboard.connect(userId, url)
    return {}
  }
  const desk = createServer((request, response) => {
    serve(request).then(
      (answer) => response.end(JSON.stringify(answer)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  desk.listen(0, '127.0.0.1')
  await once(desk, 'listening')
  const address = desk.address()
  if (address === null || typeof address === 'string') throw new Error('The desk has no port')
  project.provide('productDesk', `http://127.0.0.1:${address.port}`)

  return async () => {
    desk.closeAllConnections()
    desk.close()
    await (await started?.catch(() => undefined))?.stop()
    await switchboard.stop()
  }
}
