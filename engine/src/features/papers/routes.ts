import {
  type ContentReader,
  composePaper,
  type PaperItem,
  paperFormats,
  questionCountOf,
} from '@greenroom/shared/rules'
import type { ContentDomain } from '@greenroom/shared/vocabulary'
import {
  drillAnsweredSchema,
  drillAnswerSchema,
  drillSchema,
  newPaperSchema,
  paperAnswerParamsSchema,
  paperAnswerSchema,
  paperListSchema,
  paperMarksSchema,
  paperParamsSchema,
  paperPartParamsSchema,
  paperPaths,
  paperQuerySchema,
  paperSavedSchema,
  paperViewSchema,
} from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import type { Learners } from '../../learning/learners.ts'
import { refuses } from '../../platform/describe.ts'
import { onlyAccounts } from '../../platform/guards.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import { throttle } from '../../platform/throttle.ts'
import { drillQuestionOf, drillSitting, keyOf, recordDrill, sittingOver } from './drill.ts'
import { judge } from './judge.ts'
import { answer, handIn, type PaperChange, type Refusal, start, stateOfPaper } from './paper.ts'
import type { Papers } from './papers.ts'
import type { PaperRecord } from './record.ts'
import { createSettling } from './settle.ts'
import { marksViewOf, type PaperContent, summaryOf, viewOf, workedOf } from './views.ts'

/** Typing saves every second at most; a paper has 160 questions. */
const saveBucket = { burst: 200, perSecond: 5 }

export type PaperRoutesOptions = {
  papers: Papers
  learners: Pick<Learners, 'record' | 'latest'>
  content: PaperContent & {
    /** The items that this reader's papers of a domain may use. */
    bankOf(domain: ContentDomain, reader: ContentReader): PaperItem[]
  }
  accountOf: (request: FastifyRequest) => Promise<{ userId: number }>
  readerOf: (request: FastifyRequest) => Promise<ContentReader>
  extraTimeOf: (userId: number) => Promise<number>
  now: () => number
}

/** Routes for mock papers: compose one, take it under the clock, see its marks, and drill its mistakes. */
export function paperRoutes(app: HttpApp, options: PaperRoutesOptions): void {
  const { papers, learners, content, accountOf, readerOf, extraTimeOf, now } = options
  const settle = createSettling({ papers, learners, content })
  const saves = app.limits('papers.saves', saveBucket, now)
  const onRequest = onlyAccounts(accountOf)
  const tags = ['papers']

  /** @throws if it isn't the caller's */
  async function ownPaper(request: FastifyRequest, id: string): Promise<PaperRecord> {
    const { userId } = await accountOf(request)
    const paper = await papers.get(id)
    if (paper?.userId !== userId) throw new ProblemError('PAPER_UNKNOWN')
    return paper
  }

  async function changed(id: string, decide: (paper: PaperRecord) => PaperChange | Refusal): Promise<PaperRecord> {
    const result = await papers.change(id, decide)
    if (typeof result === 'string') throw new ProblemError(result)
    return result
  }

  const withExtra = (minutes: number, percent: number): number => Math.ceil(minutes * (1 + percent / 100))

  function nextPaper(
    domain: ContentDomain,
    before: readonly PaperRecord[],
    { userId, reader }: { userId: number; reader: ContentReader },
  ) {
    const format = paperFormats[domain]
    if (format === undefined) return []
    const used = before.flatMap(({ parts }) => [
      ...new Set(parts.flatMap(({ questions }) => questions.map(({ itemId }) => itemId))),
    ])
    const seen = new Map([...Map.groupBy(used, (id) => id)].map(([id, times]) => [id, times.length]))
    return composePaper(format, content.bankOf(domain, reader), { seen, seed: `${userId} ${before.length + 1}` })
  }

  app.get(
    paperPaths.papers,
    {
      onRequest,
      schema: {
        summary: 'My mock papers, and a description of the next one',
        tags,
        querystring: paperQuerySchema,
        response: { 200: paperListSchema },
      },
    },
    async (request, reply) => {
      const { userId } = await accountOf(request)
      const { domain } = request.query
      const [mine, percent] = await Promise.all([papers.of(userId, domain), extraTimeOf(userId)])
      await Promise.all(mine.map((paper) => settle(paper, now())))
      const format = paperFormats[domain]
      const next = nextPaper(domain, mine, { userId, reader: await readerOf(request) })
      return reply.header('cache-control', 'no-store').send({
        papers: mine.map((paper) => summaryOf(paper, content, now())),
        drillCount: await papers.drillCount(userId, domain),
        format:
          format === undefined
            ? null
            : {
                ...{ title: format.title, source: format.source },
                parts: format.parts.map((part) => {
                  const composed = next.find(({ title }) => title === part.title)
                  return {
                    ...{ title: part.title, calculator: part.calculator },
                    full: { minutes: part.minutes, questions: questionCountOf(part) },
                    next: {
                      minutes: withExtra(composed?.minutes ?? 0, percent),
                      questions: composed?.questions.length ?? 0,
                    },
                  }
                }),
              },
      })
    },
  )

  app.post(
    paperPaths.papers,
    {
      onRequest,
      config: refuses('NO_PAPER_ITEMS'),
      schema: {
        summary: 'Begin a mock paper, or continue the one that isn’t over',
        tags,
        body: newPaperSchema,
        response: { 200: paperViewSchema, 201: paperViewSchema },
      },
    },
    async (request, reply) => {
      const { userId } = await accountOf(request)
      const reader = await readerOf(request)
      const { domain } = request.body
      for (;;) {
        const mine = await papers.of(userId, domain)
        const open = mine.find((paper) => stateOfPaper(paper, now()) !== 'over')
        if (open !== undefined) return reply.code(200).send(viewOf(open, content, now()))
        await Promise.all(mine.map((paper) => settle(paper, now())))
        const [parts, extraTimePercent] = [nextPaper(domain, mine, { userId, reader }), await extraTimeOf(userId)]
        if (parts.length === 0) throw new ProblemError('NO_PAPER_ITEMS')
        const timed = parts.map((part) => ({
          ...{ ...part, minutes: withExtra(part.minutes, extraTimePercent) },
          ...{ startedAt: null, handedInAt: null },
        }))
        const fields = { userId, domain, createdAt: now(), extraTimePercent, parts: timed }
        const paper = await papers.create(fields, (mine[0]?.number ?? 0) + 1)
        // A double click created the paper first, and it is open now.
        if (paper !== undefined) return reply.code(201).send(viewOf(paper, content, now()))
      }
    },
  )

  app.get(
    paperPaths.paper,
    {
      onRequest,
      config: refuses('PAPER_UNKNOWN'),
      schema: { summary: 'One of my mock papers', tags, params: paperParamsSchema, response: { 200: paperViewSchema } },
    },
    async (request, reply) => {
      const paper = await ownPaper(request, request.params.id)
      return reply.header('cache-control', 'no-store').send(viewOf(paper, content, now()))
    },
  )

  const partRoute = (path: string, summary: string, decide: typeof start) =>
    app.post(
      path,
      {
        onRequest,
        config: refuses('PAPER_UNKNOWN', 'PAPER_PART_WAITS'),
        schema: { summary, tags, params: paperPartParamsSchema, response: { 200: paperViewSchema } },
      },
      async (request) => {
        const { id } = await ownPaper(request, request.params.id)
        const paper = await changed(id, (before) => decide(before, request.params.part - 1, now()))
        await settle(paper, now())
        return viewOf(paper, content, now())
      },
    )
  partRoute(paperPaths.start, 'Start a part’s clock', start)
  partRoute(paperPaths.handIn, 'Hand a part in', handIn)

  app.put(
    paperPaths.answer,
    {
      onRequest,
      config: refuses('PAPER_UNKNOWN', 'PAPER_PART_WAITS', 'PAPER_PART_OVER', 'TOO_MANY_REQUESTS'),
      schema: {
        summary: 'Save an answer or a flag',
        tags,
        params: paperAnswerParamsSchema,
        body: paperAnswerSchema,
        response: { 200: paperSavedSchema },
      },
    },
    async (request) => {
      const { id, userId } = await ownPaper(request, request.params.id)
      throttle(saves.take(String(userId)))
      await changed(id, (paper) => answer(paper, { key: request.params.key, ...request.body }, now()))
      return { savedAt: new Date(now()).toISOString() }
    },
  )

  app.get(
    paperPaths.marks,
    {
      onRequest,
      config: refuses('PAPER_UNKNOWN', 'PAPER_RUNNING'),
      schema: {
        summary: 'A paper’s marks, with worked answers',
        tags,
        params: paperParamsSchema,
        response: { 200: paperMarksSchema },
      },
    },
    async (request, reply) => {
      const paper = await ownPaper(request, request.params.id)
      if (stateOfPaper(paper, now()) !== 'over') throw new ProblemError('PAPER_RUNNING')
      await settle(paper, now())
      const mine = await papers.of(paper.userId, paper.domain)
      const earlier = mine.filter(({ number }) => number < paper.number)
      return reply.header('cache-control', 'no-store').send(marksViewOf(paper, earlier, content))
    },
  )

  app.get(
    paperPaths.drill,
    {
      onRequest,
      schema: {
        summary: 'The questions I got wrong last time',
        tags,
        querystring: paperQuerySchema,
        response: { 200: drillSchema },
      },
    },
    async (request, reply) => {
      const { userId } = await accountOf(request)
      const open = await papers.drill(userId, request.query.domain)
      const questions = open.flatMap((drilled) => drillQuestionOf(drilled, content))
      return reply.header('cache-control', 'no-store').send({ questions })
    },
  )

  app.post(
    paperPaths.drill,
    {
      onRequest,
      config: refuses('PAPER_UNKNOWN', 'TOO_MANY_REQUESTS'),
      schema: {
        summary: 'Answer a question of the drill, and see the right answer and why',
        tags,
        querystring: paperQuerySchema,
        body: drillAnswerSchema,
        response: { 200: drillAnsweredSchema },
      },
    },
    async (request) => {
      const { userId } = await accountOf(request)
      throttle(saves.take(String(userId)))
      const { domain } = request.query
      const drilled = (await papers.drill(userId, domain)).find((each) => keyOf(each) === request.body.key)
      const item = drilled && content.itemOf(drilled.itemId, '')
      if (drilled === undefined || item === undefined) throw new ProblemError('PAPER_UNKNOWN')
      const judged = judge(item, drilled.scenario, request.body.answer)
      if (judged !== 'right' && judged !== 'wrong') return { problem: judged, worked: null }
      const isRight = judged === 'right'
      await papers.drilled(userId, domain, drilled, { isRight, at: now() })
      await learners.record(userId, recordDrill(item, drilled, { isRight, at: now() }))
      const left = await papers.drillCount(userId, domain)
      const sitting = sittingOver(await learners.latest(userId, 2 * drillSitting), { left, at: now() })
      if (sitting !== null) await learners.record(userId, sitting)
      const question = {
        key: keyOf(drilled),
        itemId: item.id,
        scenario: drilled.scenario,
        area: item.concepts[0] ?? '',
      }
      return { problem: null, worked: workedOf(item, question, request.body.answer, content) }
    },
  )
}
