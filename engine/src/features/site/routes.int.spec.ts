import { defaultRetentionDays } from '@greenroom/shared/rules'
import { siteSchema } from '@greenroom/shared/wire'
import { afterAll, describe, expect, it } from 'vitest'
import type { HttpApp } from '../../platform/httpService.ts'
import { bareService } from '../../testing/bareService.ts'
import { siteRoutes } from './routes.ts'

const apps: HttpApp[] = []
const rest = {
  retentionDays: defaultRetentionDays,
  languageModel: false,
  asksForCountry: false,
  inviteOnly: false,
  operator: null,
}
async function siteOf(careersEmail: string | null): Promise<unknown> {
  const app = await bareService()
  apps.push(app)
  siteRoutes(app, { careersEmail, ...rest })
  return siteSchema.parse((await app.inject({ url: '/api/site' })).json())
}
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()))
})

describe('facts about this installation for pages', () => {
  it.each(['careers@example.org', null])('says where applications go: %s', async (careersEmail) => {
    expect(await siteOf(careersEmail)).toEqual({ careersEmail, ...rest })
  })
})
