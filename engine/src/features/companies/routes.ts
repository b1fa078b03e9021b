import type { CompanyPreset } from '@greenroom/shared/content'
import { companyTypes } from '@greenroom/shared/vocabulary'
import {
  type CompanyView,
  companyListSchema,
  companyParamsSchema,
  companyPaths,
  companyViewSchema,
} from '@greenroom/shared/wire'
import { refuses } from '../../platform/describe.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'

/** `GET /api/companies`, for all or one: how each company interviews, our sources, and how to rehearse it. */
export function companyRoutes(app: HttpApp, { presets }: { presets: () => readonly CompanyPreset[] }): void {
  const released = (): CompanyPreset[] =>
    presets()
      .filter(({ releaseStage }) => releaseStage === 'prod')
      .sort((one, other) => companyTypes.indexOf(one.companyType) - companyTypes.indexOf(other.companyType))

  app.get(
    companyPaths.list,
    {
      schema: {
        summary: 'How companies interview',
        description: 'With their rounds, and with public sources if there are any.',
        tags: ['content'],
        response: { 200: companyListSchema },
      },
    },
    async () => ({ companies: released().map(viewOf) }),
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
