import {
  announcedWorkshopSchema,
  articleSchema,
  behaviouralSchema,
  type ContentLibrary,
  type ItemTypes,
  kinds,
} from '@greenroom/shared/content'
import { accessOf, accessSchema, type ContentReader } from '@greenroom/shared/rules'
import { contentTierSchema, releaseStageSchema } from '@greenroom/shared/vocabulary'
import {
  blogFeedPath,
  pharmacyAnswerPath,
  pharmacyAnswerSchema,
  readingPaths,
  readingQuerySchema,
} from '@greenroom/shared/wire'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuses } from '../../platform/describe.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import { feedOf, publicArticles } from './blog.ts'
import { isRight, pharmacyQuestionSchema, questionOf } from './pharmacyAnswers.ts'

export type ReadingRoutesOptions = {
  library: Pick<ContentLibrary, 'items'>
  /** Looks up the coding challenges that belong to an article. */
  challenges: { get(id: string): { title: string } | undefined }
  /** Greenroom's public URL; taken from the request if missing. */
  publicUrl?: string
  readerOf: (request: FastifyRequest) => Promise<ContentReader>
}

/** The points an interviewer listens for stay on the server. */
const promptSchema = behaviouralSchema.omit({ parts: true }).extend({
  parts: z.array(behaviouralSchema.shape.parts.element.omit({ signs: true })),
})
const promptOf = ({ parts, ...prompt }: ItemTypes['behavioural']): z.infer<typeof promptSchema> => ({
  ...prompt,
  parts: parts.map(({ part, nudge }) => ({ part, nudge })),
})

const articleWithRelated = articleSchema.extend({
  related: z.array(z.object({ id: z.string(), title: z.string() })).describe('Challenges to practise it on.'),
})

/** Schema of a list: what everybody may see of each item, plus the content of those the reader may open. */
const listOf = <Item extends z.ZodType>(item: Item) => ({
  200: z.object({
    data: z.array(
      z.object({
        id: z.string(),
        version: z.string(),
        title: z.string(),
        contentTier: contentTierSchema,
        releaseStage: releaseStageSchema,
        access: accessSchema,
        item: item.optional().describe('Missing unless `access` is `open`.'),
      }),
    ),
  }),
})

type Head = { id: string; version: string; title: string } & Parameters<typeof accessOf>[0]

/** The items this reader may see in the list. */
function told<Item extends Head, View>(items: readonly Item[], reader: ContentReader, view: (item: Item) => View) {
  return items.flatMap((item) => {
    const access = accessOf(item, reader)
    if (access === null) return []
    const { id, version, title, contentTier, releaseStage } = item
    return [
      { id, version, title, contentTier, releaseStage, access, ...(access === 'open' ? { item: view(item) } : {}) },
    ]
  })
}

const whole = <Item>(item: Item): Item => item
/** The place is shown only to people with a seat. */
const announced = ({ place: _place, ...workshop }: ItemTypes['workshop']) => workshop

/**
 * Routes for articles, workshops, jobs, behavioural prompts and pharmacy items: content to read, apart from courses and
 * challenges.
 */
export function readingRoutes(app: HttpApp, { library, challenges, publicUrl, readerOf }: ReadingRoutesOptions): void {
  const tags = ['content']
  const withRelated = (article: ItemTypes['article']): z.infer<typeof articleWithRelated> => ({
    ...article,
    related: article.challenges.flatMap((id) => {
      const challenge = challenges.get(id)
      return challenge === undefined ? [] : [{ id, title: challenge.title }]
    }),
  })
  // The answer depends on the caller, so shared caches must not store it.
  const onSend = async (_request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'private, no-cache')
  }

  app.get(
    readingPaths.articles,
    {
      onSend,
      schema: {
        ...{ summary: 'The articles of the blog, latest first', tags },
        querystring: readingQuerySchema,
        response: listOf(articleWithRelated),
      },
    },
    async (request) => {
      const articles = library.items('article').filter(ofDomain(request.query.domain))
      const sorted = articles.toSorted((one, other) => other.published.localeCompare(one.published))
      return { data: told(sorted, await readerOf(request), withRelated) }
    },
  )
  app.get(blogFeedPath, { schema: { hide: true } }, async (request, reply) => {
    const origin = publicUrl ?? `${request.protocol}://${request.host}`
    return reply.type('application/atom+xml; charset=utf-8').send(feedOf(publicArticles(library), origin))
  })
  app.get(
    readingPaths.workshops,
    {
      onSend,
      schema: {
        ...{ summary: 'The workshops', tags },
        querystring: readingQuerySchema,
        response: listOf(announcedWorkshopSchema),
      },
    },
    async (request) => {
      const workshops = library.items('workshop').filter(ofDomain(request.query.domain))
      return { data: told(workshops, await readerOf(request), announced) }
    },
  )
  app.get(
    readingPaths.jobs,
    {
      onSend,
      schema: {
        ...{ summary: 'The jobs, with how to rehearse for each', tags },
        description: 'Samples are made up, and marked with `isSample`.',
        response: listOf(kinds.job.schema),
      },
    },
    async (request) => ({ data: told(library.items('job'), await readerOf(request), whole) }),
  )
  app.get(
    readingPaths.behaviouralPrompts,
    {
      onSend,
      schema: {
        ...{ summary: 'Questions about how people work, with a strong and a weak answer', tags },
        response: listOf(promptSchema),
      },
    },
    async (request) => ({ data: told(library.items('behavioural'), await readerOf(request), promptOf) }),
  )
  app.get(
    readingPaths.pharmacyItems,
    {
      onSend,
      schema: {
        ...{ summary: 'The items of the pharmacy domain, without their answers', tags },
        description: 'Practice material. `reviewedBy` is null until a pharmacist has reviewed the item.',
        response: listOf(pharmacyQuestionSchema),
      },
    },
    async (request) => ({ data: told(library.items('pharmacy'), await readerOf(request), questionOf) }),
  )
  app.post(
    pharmacyAnswerPath,
    {
      config: refuses('ITEM_NOT_FOUND'),
      onSend,
      schema: {
        ...{ summary: 'Answer a pharmacy item, and get the right answer with the reason', tags },
        params: z.object({ id: z.string() }),
        body: pharmacyAnswerSchema,
        response: { 200: z.object({ isRight: z.boolean(), item: kinds.pharmacy.schema }) },
      },
    },
    async (request) => {
      const item = library.items('pharmacy').find(({ id }) => id === request.params.id)
      if (item === undefined || accessOf(item, await readerOf(request)) !== 'open')
        throw new ProblemError('ITEM_NOT_FOUND')
      return { isRight: isRight(item, request.body.answer), item }
    },
  )
}

const ofDomain =
  (domain: z.output<typeof readingQuerySchema>['domain']) =>
  (item: { domain: string }): boolean =>
    domain === undefined || item.domain === domain
