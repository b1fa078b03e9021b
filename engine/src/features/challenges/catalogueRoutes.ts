import { readLanguage } from '@greenroom/shared/rules'
import type { PublicChallenge } from '@greenroom/shared/session'
import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import type { ShownList } from '@greenroom/shared/wire'
import {
  challengeCataloguePaths,
  challengeIdParamsSchema,
  challengeListQuerySchema,
  challengeListSchema,
  challengeViewQuerySchema,
  challengeViewSchema,
} from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import { refuses } from '../../platform/describe.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import { limit } from '../../platform/rateLimit.ts'
import type { SessionLog } from '../../session/sessionLog.ts'
import { facetsOf, inListOrder, inOrder, matching, pageOf } from './listing.ts'
import { editorialFor } from './progress.ts'
import type { Browser, Shelf, ShelfEntry } from './shelf.ts'
import { submissionPage } from './submissions.ts'

/** Searching sends a request per keystroke. More than this from one address is a program. */
const browsing = { rateLimit: limit(600, 60) }
const submissionsInView = 3

export type ChallengeCatalogueOptions = {
  shelf: Pick<Shelf, 'one'>
  /** The challenges that are listed for the caller. */
  listed: (request: FastifyRequest, browser: Browser) => Promise<ShelfEntry[]>
  log: Pick<SessionLog, 'commitsAfter'>
  browserOf: (request: FastifyRequest) => Promise<Browser>
  present: (id: string, language: ProgrammingLanguage) => Promise<PublicChallenge | undefined>
  /** One of the caller's lists, with the ids of its challenges in order; undefined if they have no such list. */
  listOf: (
    browser: Browser,
    listId: string,
    shown: readonly ShelfEntry[],
  ) => Promise<{ list: ShownList; challengeIds: readonly string[] } | undefined>
}

/** Routes for browsing the challenges, with the caller's own progress. */
export function challengeCatalogueRoutes(app: HttpApp, options: ChallengeCatalogueOptions): void {
  const { shelf, listed: listedFor, log, browserOf, present, listOf } = options

  app.get(
    challengeCataloguePaths.list,
    {
      config: { ...browsing, ...refuses('CHALLENGE_LIST_UNKNOWN') },
      schema: {
        summary: 'Challenges to practise, page by page, with the values of each filter',
        description:
          'Open to everybody. Challenges that the caller can’t open are listed as locked. Betas are only listed for testers. The list is empty for people who study another domain.',
        tags: ['challenges'],
        querystring: challengeListQuerySchema,
        response: { 200: challengeListSchema },
      },
    },
    async (request, reply) => {
      const { limit: size, after, list: listId, ...wanted } = request.query
      const browser = await browserOf(request)
      const shown = await listedFor(request, browser)
      const listed = listId === undefined ? undefined : await listOf(browser, listId, shown)
      if (listId !== undefined && listed === undefined) throw new ProblemError('CHALLENGE_LIST_UNKNOWN')
      const order = listed === undefined ? inOrder : inListOrder(listed.challengeIds)
      const all = shown
        .map(({ summary }) => summary)
        .filter(({ challengeId }) => listed === undefined || listed.challengeIds.includes(challengeId))
      const found = matching(all, wanted).sort(order)
      // The answer depends on the caller, so shared caches must not store it.
      return reply.header('cache-control', 'private, no-cache').send({
        ...pageOf(found, all, { limit: size, after }, order),
        total: found.length,
        facets: facetsOf(all, wanted),
        resume: lastLeft(shown),
        list: listed?.list ?? null,
      })
    },
  )

  app.get(
    challengeCataloguePaths.challenge,
    {
      config: { ...browsing, ...refuses('CHALLENGE_NOT_FOUND') },
      schema: {
        summary: 'A challenge, with the caller’s progress and latest submissions',
        tags: ['challenges'],
        params: challengeIdParamsSchema,
        querystring: challengeViewQuerySchema,
        response: { 200: challengeViewSchema },
      },
    },
    async (request, reply) => {
      const browser = await browserOf(request)
      const { entry, summary, progress, sessions } = await shelf.one(browser, request.params.id)
      const language = readLanguage(request.query.programmingLanguage)
      const page = { challengeId: entry.id, limit: submissionsInView }
      return reply.header('cache-control', 'private, no-cache').send({
        summary,
        challenge: summary.access === 'open' ? ((await present(entry.id, language)) ?? null) : null,
        submissions: (await submissionPage(log, sessions, page)).submissions,
        editorialUnlocked: 'unlockedBy' in editorialFor(progress),
      })
    },
  )
}

/** The latest practice the caller can resume. Questions from interviews and warm-ups can't be resumed. */
function lastLeft(shown: readonly ShelfEntry[]) {
  const [latest] = shown
    .filter(({ summary }) => summary.state === 'in_progress' && summary.access === 'open')
    .flatMap(({ summary, progress }) => {
      const at = progress.practice.find(({ phase }) => phase !== 'NOT_STARTED')?.createdAt
      return at === undefined ? [] : [{ summary, at }]
    })
    .toSorted((one, other) => other.at - one.at)
  return latest?.summary ?? null
}
