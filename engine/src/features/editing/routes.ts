import { mayHaveFile } from '@greenroom/shared/rules'
import { guardAll, zodApp } from '@greenroom/shared/service'
import {
  contentCommentSchema,
  contentDecisionSchema,
  contentDraftChangeSchema,
  contentDraftQuerySchema,
  contentDraftSchema,
  contentDraftVersionSchema,
  contentRestoreSchema,
  contentRevisionSchema,
  contentVersionParamsSchema,
  contentVersionSchema,
  editedItemParamsSchema,
  editedItemSchema,
  editedListSchema,
  editingBounds,
  editingPaths,
} from '@greenroom/shared/wire'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuses } from '../../platform/describe.ts'
import { onlyEditors } from '../../platform/guards.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import { throttle } from '../../platform/throttle.ts'
import type { Drafts, Editor } from './drafts.ts'
import type { Publishing } from './publishing.ts'
import type { Review } from './review.ts'
import type { EditingViews } from './view.ts'

/** A page saves one second after the last keystroke, and each save is checked. */
const savingBucket = { burst: 60, perSecond: 1 }

export type EditingRoutesOptions = {
  drafts: Drafts
  publishing: Publishing
  review: Review
  views: EditingViews
  /** @throws the 401 problem if the caller isn't signed in, 403 if they may not edit content */
  editorOf: (request: FastifyRequest) => Promise<Editor>
  now: () => number
}

/** Routes for editing articles, courses, workshops and jobs, with a review before publication (answers §8). */
export function editingRoutes(app: HttpApp, options: EditingRoutesOptions): void {
  app.register(async (scope) => {
    guardAll(scope, onlyEditors(options.editorOf))
    scope.addHook('onSend', async (_request, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store')
    })
    readRoutes(zodApp(scope), options)
    draftRoutes(zodApp(scope), options)
    reviewRoutes(zodApp(scope), options)
    publicationRoutes(zodApp(scope), options)
  })
}

const tags = ['editing']
const params = editedItemParamsSchema

function readRoutes(app: HttpApp, { views, publishing, editorOf }: EditingRoutesOptions): void {
  app.get(
    editingPaths.list,
    {
      schema: { summary: 'The items that can be edited, with their state', tags, response: { 200: editedListSchema } },
    },
    async (request) => ({ items: await views.list(await editorOf(request)) }),
  )
  app.get(
    editingPaths.item,
    {
      config: refuses('CONTENT_UNKNOWN'),
      schema: {
        ...{ summary: 'An item with its files, its draft and its history', tags, params },
        response: { 200: editedItemSchema },
      },
    },
    async (request) => views.itemFor(request.params, await editorOf(request)),
  )
  app.get(
    editingPaths.version,
    {
      config: refuses('CONTENT_UNKNOWN'),
      schema: {
        ...{ summary: 'A published version with its files', tags, params: contentVersionParamsSchema },
        response: { 200: contentVersionSchema },
      },
    },
    async (request) => {
      const { kind, id, revision } = request.params
      const record = await publishing.revisionOf({ kind, id }, revision)
      if (record === undefined) throw new ProblemError('CONTENT_UNKNOWN')
      return views.versionFor(record, await editorOf(request))
    },
  )
}

function draftRoutes(app: HttpApp, { drafts, views, editorOf, now }: EditingRoutesOptions): void {
  const saving = app.limits('editing.saving', savingBucket, now)
  app.put(
    editingPaths.draft,
    {
      bodyLimit: editingBounds.bodyBytes,
      config: refuses('INVALID_REQUEST', 'CONTENT_DRAFT_UNKNOWN', 'CONTENT_DRAFT_CHANGED', 'TOO_MANY_REQUESTS'),
      schema: {
        summary: 'Save a draft, or begin one',
        description: 'Changing the text ends a review. 409 CONTENT_DRAFT_CHANGED if somebody saved in the meantime.',
        ...{ tags, params, body: contentDraftChangeSchema, response: { 200: contentDraftSchema } },
      },
    },
    async (request) => {
      const editor = await editorOf(request)
      throttle(saving.take(String(editor.userId)))
      refuseForeignFiles(request.params.kind, request.body.files)
      return views.draftFor(await drafts.save(request.params, editor, request.body), editor)
    },
  )
  app.delete(
    editingPaths.draft,
    {
      config: refuses('CONTENT_DRAFT_UNKNOWN', 'CONTENT_DRAFT_CHANGED'),
      schema: {
        ...{ summary: 'Discard a draft', tags, params, querystring: contentDraftQuerySchema },
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await drafts.remove(request.params, request.query.version)
      return reply.code(204).send(null)
    },
  )
  app.post(
    editingPaths.comments,
    {
      config: refuses('CONTENT_DRAFT_UNKNOWN', 'CONTENT_TOO_MANY_COMMENTS'),
      schema: {
        ...{ summary: 'Comment on a draft', tags, params, body: contentCommentSchema },
        response: { 200: contentDraftSchema },
      },
    },
    async (request) => {
      const editor = await editorOf(request)
      return views.draftFor(await drafts.comment(request.params, editor, request.body.text), editor)
    },
  )
}

function reviewRoutes(app: HttpApp, { review, views, editorOf }: EditingRoutesOptions): void {
  app.post(
    editingPaths.review,
    {
      config: refuses('CONTENT_DRAFT_UNKNOWN', 'CONTENT_DRAFT_CHANGED', 'CONTENT_UNSOUND'),
      schema: {
        ...{ summary: 'Request a review of a draft', tags, params, body: contentDraftVersionSchema },
        response: { 200: contentDraftSchema },
      },
    },
    async (request) => {
      const editor = await editorOf(request)
      return views.draftFor(await review.ask(request.params, editor, request.body.version), editor)
    },
  )
  app.delete(
    editingPaths.review,
    {
      config: refuses('CONTENT_DRAFT_UNKNOWN', 'CONTENT_DRAFT_CHANGED'),
      schema: {
        ...{ summary: 'Withdraw the request for a review', tags, params, querystring: contentDraftQuerySchema },
        response: { 200: contentDraftSchema },
      },
    },
    async (request) => {
      const editor = await editorOf(request)
      return views.draftFor(await review.takeBack(request.params, request.query.version), editor)
    },
  )
  app.post(
    editingPaths.decision,
    {
      config: refuses(
        ...(['CONTENT_DRAFT_UNKNOWN', 'CONTENT_DRAFT_CHANGED', 'CONTENT_NOT_IN_REVIEW'] as const),
        ...(['CONTENT_OWN_DRAFT', 'CONTENT_UNSOUND', 'CONTENT_UNKNOWN'] as const),
      ),
      schema: {
        summary: 'Approve a draft, which publishes it, or send it back',
        description:
          'For editors who didn’t write any of it. An ADMIN who is the only editor may approve their own draft, and the audit trail says so.',
        ...{ tags, params, body: contentDecisionSchema, response: { 200: editedItemSchema } },
      },
    },
    async (request) => {
      const editor = await editorOf(request)
      const { body } = request
      if (body.decision === 'approve') await review.approve(request.params, editor, body.version)
      else await review.sendBack(request.params, editor, body)
      return views.itemFor(request.params, editor)
    },
  )
}

function publicationRoutes(app: HttpApp, { publishing, views, editorOf }: EditingRoutesOptions): void {
  app.post(
    editingPaths.restore,
    {
      config: refuses('CONTENT_UNKNOWN', 'CONTENT_CHANGED'),
      schema: {
        ...{ summary: 'Publish an earlier version again', tags, params, body: contentRestoreSchema },
        response: { 200: editedItemSchema },
      },
    },
    async (request) => {
      const editor = await editorOf(request)
      await publishing.restore(request.params, editor, request.body)
      return views.itemFor(request.params, editor)
    },
  )
  app.post(
    editingPaths.withdraw,
    {
      config: refuses('CONTENT_UNKNOWN', 'CONTENT_CHANGED'),
      schema: {
        summary: 'Withdraw the published version',
        description: 'Readers get the repository’s version again. If there is none, the item is gone.',
        ...{ tags, params, body: contentRevisionSchema, response: { 200: editedItemSchema } },
      },
    },
    async (request) => {
      const editor = await editorOf(request)
      await publishing.withdraw(request.params, editor, request.body.seen)
      return views.itemFor(request.params, editor)
    },
  )
}

/** @throws INVALID_REQUEST if an item of this kind has no such file */
function refuseForeignFiles(kind: z.infer<typeof params>['kind'], files: readonly { path: string }[]): void {
  const errors = files.flatMap(({ path }, index) =>
    mayHaveFile(kind, path)
      ? []
      : [{ path: `files.${index}.path`, message: `no item of this kind has a file ${path}`, in: 'body' }],
  )
  if (errors.length > 0)
    throw new ProblemError('INVALID_REQUEST', errors.map(({ message }) => message).join('; '), { errors })
}
