import { type CompanyPreset, createLibrary } from '@greenroom/shared/content'
import { companyTypes } from '@greenroom/shared/vocabulary'
import { companyListSchema, companyViewSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HttpApp } from '../../platform/httpService.ts'
import { bareService } from '../../testing/bareService.ts'
import { companyRoutes } from './routes.ts'

const presets = createLibrary({ only: ['company'] }).items('company')
let app: HttpApp

async function serve(shown: readonly CompanyPreset[]): Promise<HttpApp> {
  const service = await bareService()
  companyRoutes(service, { presets: () => shown, domainOf: async () => null })
  return service
}

beforeAll(async () => {
  app = await serve(presets)
})
afterAll(() => app.close())

describe('the companies', () => {
  it('are all listed, in the order of the specification', async () => {
    const answer = await app.inject({ url: '/api/companies' })
    const { companies } = companyListSchema.parse(answer.json())
    expect(companies.map(({ companyType }) => companyType)).toEqual([...companyTypes])
  })

  it('say how reliable they are: with sources, or without a claim', async () => {
    const { companies } = companyListSchema.parse((await app.inject({ url: '/api/companies' })).json())
    for (const { slug, evidence, sources, about } of companies) {
      expect(sources.length > 0, slug).toBe(evidence === 'sourced')
      for (const { url } of sources) expect(url).toMatch(/^https:\/\//)
      if (evidence === 'commonly_reported') expect(about, slug).toMatch(/commonly reported?.*unverified/is)
    }
  })

  it('can be requested one by one', async () => {
    const answer = await app.inject({ url: '/api/companies/jane-street' })
    const company = companyViewSchema.parse(answer.json())
    expect(company).toMatchObject({ slug: 'jane-street', name: 'Jane Street', evidence: 'sourced' })
    expect(company.rounds[0]).toMatchObject({ stage: 'telephone', challengeTypes: ['coding'], durationInMinutes: 60 })
    expect(company.advice.length).toBeGreaterThan(1)
  })

  it.each(['nowhere', 'Jane%20Street', '..%2Fadobe', 'toString', '%F0%9F%A6%86'])(
    'are not found if nothing is known about them: %s',
    async (slug) => {
      const answer = await app.inject({ url: `/api/companies/${slug}` })
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['content-type']).toContain('application/problem+json')
      expect(answer.json()).toMatchObject({ status: 404, code: 'COMPANY_NOT_FOUND' })
    },
  )

  it('are hidden before their release', async () => {
    const early = await serve(presets.map((preset) => ({ ...preset, releaseStage: 'beta' })))
    expect((await early.inject({ url: '/api/companies' })).json()).toEqual({ companies: [] })
    expect((await early.inject({ url: '/api/companies/google' })).statusCode).toBe(404)
    await early.close()
  })
})
