import { siteSchema } from '@greenroom/shared'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { createHttpService, type HttpApp } from '../../platform/httpService.ts'
import { siteRoutes } from './routes.ts'

const apps: HttpApp[] = []
async function siteOf(careersEmail: string | null): Promise<unknown> {
  const { app } = await createHttpService({
    title: 'An engine',
    description: 'Used by this spec',
    logger: pino({ level: 'silent' }),
    isOriginAllowed: () => true,
    behindTls: false,
    readiness: {},
  })
  apps.push(app)
  siteRoutes(app, { careersEmail })
  return siteSchema.parse((await app.inject({ url: '/api/site' })).json())
}
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()))
})

describe('what pages know of this installation', () => {
  it.each(['careers@example.org', null])('tells where applications go: %s', async (careersEmail) => {
    expect(await siteOf(careersEmail)).toEqual({ careersEmail })
  })
})
