import type { ContentLibrary } from '@greenroom/shared/content'
import { publicationTexts } from '@greenroom/shared/english'
import { publicationProblems } from '@greenroom/shared/rules'
import { guardAll, zodApp } from '@greenroom/shared/service'
import type { AuditedAct } from '@greenroom/shared/vocabulary'
import {
  editedPageListSchema,
  editedPageSchema,
  newPageSchema,
  pageAddressSchema,
  pageDraftSchema,
  pageEditorPaths,
  pageParamsSchema,
  pagePublicationSchema,
  pageVersionListSchema,
  pageVersionParamsSchema,
  pageVersionSchema,
  rollBackSchema,
} from '@greenroom/shared/wire'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuditTrail } from '../../audit/audit.ts'
import { refuses } from '../../platform/describe.ts'
import { onlyEditors } from '../../platform/guards.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import type { Destinations } from './destinations.ts'
import { draftOf, type Page, type PageRefusal, type Pages } from './pages.ts'
import type { Editor } from './records.ts'
import { editedView, summaryOf, versionSummary } from './views.ts'

export type PageEditorRoutesOptions = {
  pages: Pages
  destinations: Pick<Destinations, 'all'>
  library: Pick<ContentLibrary, 'items'>
  audit: Pick<AuditTrail, 'record'>
  /** @throws the 401 problem if the caller isn't signed in, 403 if they may not edit content */
  editorOf: (request: FastifyRequest) => Promise<Editor>
}

/** Routes for editing pages: for CONTENT_CREATOR and ADMIN. */
export function pageEditorRoutes(app: HttpApp, options: PageEditorRoutesOptions): void {
  app.register(async (scope) => {
    guardAll(scope, onlyEditors(options.editorOf))
    scope.addHook('onSend', async (_request, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store')
    })
    draftRoutes(zodApp(scope), options)
    publicationRoutes(zodApp(scope), options)
  })
}

const tags = ['pages']

/** @throws the problem for a refusal */
function throwIfRefused<T>(result: T | PageRefusal | null): asserts result is Exclude<T, PageRefusal> | null {
  if (typeof result === 'string') throw new ProblemError(result as PageRefusal)
}

/** @throws if there is no such page */
async function pageOf({ pages }: Pick<PageEditorRoutesOptions, 'pages'>, id: string): Promise<Page> {
  const page = await pages.get(id)
  if (page === undefined) throw new ProblemError('PAGE_UNKNOWN')
  return page
}

const shownTo = async (options: PageEditorRoutesOptions, page: Page) =>
  editedView(page, await options.destinations.all(), options.library)

function draftRoutes(app: HttpApp, options: PageEditorRoutesOptions): void {
  const { pages, audit, editorOf } = options

  app.get(
    pageEditorPaths.pages,
    { schema: { summary: 'All pages, with their state', tags, response: { 200: editedPageListSchema } } },
    async () => ({ pages: (await pages.list()).map(summaryOf) }),
  )

  app.post(
    pageEditorPaths.pages,
    {
      config: refuses('PAGE_ADDRESS_TAKEN'),
      schema: { summary: 'Begin a page', tags, body: newPageSchema, response: { 201: editedPageSchema } },
    },
    async (request, reply) => {
      const made = await pages.create(request.body, await editorOf(request))
      if (typeof made === 'string') throw new ProblemError(made)
      return reply.code(201).send(await shownTo(options, made))
    },
  )

  app.get(
    pageEditorPaths.page,
    {
      config: refuses('PAGE_UNKNOWN'),
      schema: {
        summary: 'A page’s draft and state',
        tags,
        params: pageParamsSchema,
        response: { 200: editedPageSchema },
      },
    },
    async (request) => shownTo(options, await pageOf(options, request.params.pageId)),
  )

  app.delete(
    pageEditorPaths.page,
    {
      config: refuses('PAGE_UNKNOWN', 'PAGE_FIXED'),
      schema: {
        summary: 'Delete a page that was never published',
        tags,
        params: pageParamsSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { pageId } = request.params
      const { path } = await pageOf(options, pageId)
      const by = await editorOf(request)
      throwIfRefused(await pages.remove(pageId))
      await audit.record({
        ...{ by: { kind: 'admin', ...by }, about: null, what: 'page_deleted' },
        ...{ before: { path }, after: null },
      })
      return reply.code(204).send(null)
    },
  )

  app.put(
    pageEditorPaths.draft,
    {
      config: refuses('PAGE_UNKNOWN', 'PAGE_CHANGED'),
      schema: {
        summary: 'Save a page’s draft',
        description:
          '409 PAGE_CHANGED if somebody else has saved since this `revision`. If the draft was somebody else’s, theirs is kept as a version.',
        tags,
        params: pageParamsSchema,
        body: pageDraftSchema,
        response: { 200: editedPageSchema },
      },
    },
    async (request) => {
      const { pageId } = request.params
      throwIfRefused(await pages.save(pageId, request.body, await editorOf(request)))
      return shownTo(options, await pageOf(options, pageId))
    },
  )

  app.put(
    pageEditorPaths.address,
    {
      config: refuses('PAGE_UNKNOWN', 'PAGE_ADDRESS_TAKEN', 'PAGE_ADDRESS_FIXED'),
      schema: {
        summary: 'Change the address of a page that was never published',
        tags,
        params: pageParamsSchema,
        body: pageAddressSchema,
        response: { 200: editedPageSchema },
      },
    },
    async (request) => {
      const { pageId } = request.params
      throwIfRefused(await pages.move(pageId, request.body.slug))
      return shownTo(options, await pageOf(options, pageId))
    },
  )
}

function publicationRoutes(app: HttpApp, options: PageEditorRoutesOptions): void {
  const { pages, audit, editorOf } = options

  const record = (what: AuditedAct, by: Editor, { path }: Page, after: Record<string, string | null> = {}) =>
    audit.record({ by: { kind: 'admin', ...by }, about: null, what, before: null, after: { path, ...after } })

  /** Changes what visitors see of a page, and records the change. */
  async function changed(
    request: FastifyRequest,
    pageId: string,
    what: AuditedAct,
    change: (pageId: string) => Promise<PageRefusal | null>,
  ) {
    const by = await editorOf(request)
    throwIfRefused(await change(pageId))
    const page = await pageOf(options, pageId)
    await record(what, by, page)
    return shownTo(options, page)
  }

  app.post(
    pageEditorPaths.publication,
    {
      config: refuses('PAGE_UNKNOWN', 'PAGE_CHANGED', 'PAGE_UNFINISHED', 'DESTINATION_NOT_ALLOWED'),
      schema: {
        summary: 'Publish a page’s draft, now or at a later time',
        description: 'The current draft is scheduled, without later changes. 409 PAGE_UNFINISHED says what is missing.',
        tags,
        params: pageParamsSchema,
        body: pagePublicationSchema,
        response: { 200: editedPageSchema },
      },
    },
    async (request) => {
      const { pageId } = request.params
      const { revision, at } = request.body
      const by = await editorOf(request)
      const page = await pageOf(options, pageId)
      // One of our own pages has no draft until somebody edits it.
      if (page.record === undefined && revision === 0)
        throwIfRefused(await pages.save(pageId, { revision, content: draftOf(page) }, by))
      const done = await pages.publish(
        pageId,
        { revision: Math.max(revision, 1), at: at === undefined ? undefined : Date.parse(at) },
        by,
      )
      if (done === 'PAGE_UNFINISHED') {
        const draft = await pageOf(options, pageId)
        const missing = publicationProblems(draftOf(draft), draft.path)
        const errors = missing.map(({ code, blockId }) => ({ path: blockId ?? '', message: publicationTexts[code] }))
        throw new ProblemError(done, errors[0]?.message, { errors })
      }
      if (typeof done === 'string') throw new ProblemError(done)
      const after = await pageOf(options, pageId)
      const scheduledAt = after.record?.scheduledAt
      await (scheduledAt == null
        ? record('page_published', by, after, { versionId: done.id })
        : record('page_scheduled', by, after, { versionId: done.id, at: new Date(scheduledAt).toISOString() }))
      return shownTo(options, after)
    },
  )

  app.delete(
    pageEditorPaths.publication,
    {
      config: refuses('PAGE_UNKNOWN', 'PAGE_FIXED'),
      schema: {
        summary: 'Take a page off the site',
        tags,
        params: pageParamsSchema,
        response: { 200: editedPageSchema },
      },
    },
    (request) => changed(request, request.params.pageId, 'page_unpublished', pages.unpublish),
  )

  app.delete(
    pageEditorPaths.schedule,
    {
      config: refuses('PAGE_UNKNOWN'),
      schema: {
        summary: 'Cancel a scheduled publication',
        tags,
        params: pageParamsSchema,
        response: { 200: editedPageSchema },
      },
    },
    (request) => changed(request, request.params.pageId, 'page_unscheduled', pages.unschedule),
  )

  app.get(
    pageEditorPaths.versions,
    {
      config: refuses('PAGE_UNKNOWN'),
      schema: {
        summary: 'A page’s versions, latest first',
        tags,
        params: pageParamsSchema,
        response: { 200: pageVersionListSchema },
      },
    },
    async (request) => {
      const page = await pageOf(options, request.params.pageId)
      return { versions: (await pages.history(page)).map((each) => versionSummary(page, each)) }
    },
  )

  app.get(
    pageEditorPaths.version,
    {
      config: refuses('PAGE_UNKNOWN'),
      schema: {
        summary: 'A version of a page',
        tags,
        params: pageVersionParamsSchema,
        response: { 200: pageVersionSchema },
      },
    },
    async (request) => {
      const page = await pageOf(options, request.params.pageId)
      const version = await pages.version(page, request.params.versionId)
      if (version === undefined) throw new ProblemError('PAGE_UNKNOWN')
      return { ...versionSummary(page, version), content: version.content }
    },
  )

  app.post(
    pageEditorPaths.rollBack,
    {
      config: refuses('PAGE_UNKNOWN', 'PAGE_UNFINISHED', 'DESTINATION_NOT_ALLOWED'),
      schema: {
        summary: 'Show visitors an earlier version again',
        tags,
        params: pageParamsSchema,
        body: rollBackSchema,
        response: { 200: editedPageSchema },
      },
    },
    async (request) => {
      const { pageId } = request.params
      const { versionId } = request.body
      const by = await editorOf(request)
      throwIfRefused(await pages.rollBack(pageId, versionId, by))
      const page = await pageOf(options, pageId)
      await record('page_rolled_back', by, page, { versionId })
      return shownTo(options, page)
    },
  )
}
