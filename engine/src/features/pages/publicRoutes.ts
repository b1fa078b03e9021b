import { createHmac } from 'node:crypto'
import type { ContentLibrary } from '@greenroom/shared/content'
import { answerTexts } from '@greenroom/shared/english'
import { answerProblems } from '@greenroom/shared/rules'
import {
  formAnswersSchema,
  formParamsSchema,
  pagePaths,
  publishedPageQuerySchema,
  publishedPageSchema,
} from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Allowances } from '../../platform/allowances.ts'
import { refuses } from '../../platform/describe.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { networkOf } from '../../platform/networkOf.ts'
import { ProblemError } from '../../platform/problems.ts'
import { throttle } from '../../platform/throttle.ts'
import type { Answers } from './answers.ts'
import { formsIn, liveVersionOf, type Page, type Pages, type Version } from './pages.ts'
import { publishedView } from './views.ts'

/** How often one network may send forms: five times an hour. */
const sendingAllowance = { burst: 5, everyMs: 12 * 60_000 }

export type PublicPageRoutesOptions = {
  pages: Pick<Pages, 'byPath' | 'get' | 'version'>
  answers: Pick<Answers, 'isKnown' | 'keep'>
  deliver: (answerId: string) => void
  library: Pick<ContentLibrary, 'items'>
  allowances: Pick<Allowances, 'take'>
  /** The key for hashing network addresses that are counted. */
  secret: string
  /** The caller; null if they aren't signed in. */
  userIdOf: (request: FastifyRequest) => Promise<number | null>
}

/** Routes for reading published pages, and for sending their forms. */
export function publicPageRoutes(app: HttpApp, options: PublicPageRoutesOptions): void {
  const { pages, answers, deliver, library, allowances, secret, userIdOf } = options
  const tags = ['pages']

  /** @throws if the caller may not read it */
  async function refuseStrangers(request: FastifyRequest, { content }: Version): Promise<void> {
    const isForAccounts = content.settings.visibility === 'accounts'
    if (isForAccounts && (await userIdOf(request)) === null) throw new ProblemError('PAGE_LOCKED')
  }

  async function liveVersion(page: Page | undefined): Promise<[Page, Version]> {
    const versionId = page && liveVersionOf(page)
    const version = page && versionId != null ? await pages.version(page, versionId) : undefined
    if (page === undefined || version === undefined) throw new ProblemError('PAGE_UNKNOWN')
    return [page, version]
  }

  app.get(
    pagePaths.published,
    {
      config: refuses('PAGE_UNKNOWN', 'PAGE_LOCKED'),
      schema: {
        summary: 'A page of the builder, by its address',
        tags,
        querystring: publishedPageQuerySchema,
        response: { 200: publishedPageSchema },
      },
    },
    async (request, reply) => {
      const [page, version] = await liveVersion(await pages.byPath(request.query.path))
      await refuseStrangers(request, version)
      // The answer depends on the caller, and changes with each publication.
      return reply.header('cache-control', 'private, no-cache').send(publishedView(page, version, library))
    },
  )

  const keyOf = (form: string, address: string): string =>
    `form:${createHmac('sha256', secret)
      .update(`form ${form} ${networkOf(address)}`)
      .digest('base64url')}`

  app.post(
    pagePaths.answers,
    {
      config: refuses('FORM_UNKNOWN', 'PAGE_UNKNOWN', 'PAGE_LOCKED', 'TOO_MANY_REQUESTS', 'INVALID_REQUEST'),
      schema: {
        summary: 'Send a page’s form',
        description:
          'Stored, then delivered by the server: by mail, or to an address that an ADMIN allowed. The same `answerId` again changes nothing. `versionId` is the version that the visitor saw. It is still accepted if the page has been published again since.',
        tags,
        params: formParamsSchema,
        body: formAnswersSchema,
        response: { 202: z.void() },
      },
    },
    async (request, reply) => {
      const { pageId, formId } = request.params
      const { answerId, versionId, answers: given, hasConsented, website } = request.body
      const page = await pages.get(pageId)
      await liveVersion(page)
      const version = page && (await pages.version(page, versionId))
      const form = version && formsIn(version.content).find(({ id }) => id === formId)
      // Forms work only once they are published.
      if (version === undefined || form === undefined || version.kind === 'draft')
        throw new ProblemError('FORM_UNKNOWN')
      await refuseStrangers(request, version)
      // A bot that fills in every field mustn't learn that we noticed it.
      if (website !== '' || (await answers.isKnown(answerId))) return reply.code(202).send()
      const problems = answerProblems(form, given, hasConsented)
      if (problems.length > 0)
        throw new ProblemError('INVALID_REQUEST', 'Some answers are missing or wrong', {
          errors: problems.map(({ field, code }) => ({
            path: field === 'consent' ? 'hasConsented' : `answers.${field}`,
            message: answerTexts[code],
          })),
        })
      throttle(await allowances.take([{ key: keyOf(`${pageId} ${formId}`, request.ip), allowance: sendingAllowance }]))
      const userId = await userIdOf(request)
      const isNew = await answers.keep({
        ...{ id: answerId, pageId, content: version.content, form, answers: given, userId },
      })
      if (isNew) deliver(answerId)
      return reply.code(202).send()
    },
  )
}
