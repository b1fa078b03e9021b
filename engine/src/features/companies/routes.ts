import type { CompanyPreset } from '@greenroom/shared/content'
import { type ContentDomain, companyTypes, usualDomain } from '@greenroom/shared/vocabulary'
import {
  type CompanyView,
  companyListSchema,
  companyParamsSchema,
  companyPaths,
  companyViewSchema,
} from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import { refuses } from '../../platform/describe.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'

export type CompanyRoutesOptions = {
  presets: () => readonly CompanyPreset[]
  /** The domain that the caller studies; null without an account. */
  domainOf: (request: FastifyRequest) => Promise<ContentDomain | null>
}

/** `GET /api/companies`, for all or one: how each company interviews, our sources, and how to rehearse it. */
export function companyRoutes(app: HttpApp, { presets, domainOf }: CompanyRoutesOptions): void {
  const released = (): CompanyPreset[] =>
    presets()
      .filter(({ releaseStage }) => releaseStage === 'prod')
      .sort((one, other) => companyTypes.indexOf(one.companyType) - companyTypes.indexOf(other.companyType))

  app.get(
    companyPaths.list,
    {
      schema: {
        summary: 'How companies interview',
        description:
          'With their rounds, and with public sources if there are any. The list is empty for people who study another domain.',
        tags: ['content'],
        response: { 200: companyListSchema },
      },
    },
    async (request, reply) => {
      const domain = (await domainOf(request)) ?? usualDomain
      return reply
        .header('cache-control', 'private, no-cache')
        .send({ companies: domain === usualDomain ? released().map(viewOf) : [] })
    },
  )

  app.get(
    companyPaths.company,
    {
      config: refuses('COMPANY_NOT_FOUND'),
      schema: {
        summary: 'How a company interviews',
        description: '404 COMPANY_NOT_FOUND if we know nothing about it.',
        tags: ['content'],
        params: companyParamsSchema,
        response: { 200: companyViewSchema },
      },
    },
    async (request) => {
      const found = released().find(({ id }) => id === request.params.slug)
      if (found === undefined) throw new ProblemError('COMPANY_NOT_FOUND')
      return viewOf(found)
    },
  )
}

const viewOf = ({ id, title, companyType, evidence, about, rounds, advice, sources }: CompanyPreset): CompanyView => ({
  slug: id,
  name: title,
  ...{ companyType, evidence, about, rounds, advice, sources },
})
