import multipart from '@fastify/multipart'
import {
  acceptedReviewSchema,
  cvBounds,
  cvExportParamsSchema,
  cvPaths,
  cvSchema,
  cvWordingParamsSchema,
  cvWordingRunSchema,
  keptWordingsSchema,
  ownCvSchema,
  pastedCvSchema,
  reviewParamsSchema,
  reviewRequestSchema,
  savedCvSchema,
  suggestionChoiceSchema,
  suggestionParamsSchema,
} from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Allowances } from '../../platform/allowances.ts'
import { refuses } from '../../platform/describe.ts'
import { onlyAccounts } from '../../platform/guards.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import { throttle } from '../../platform/throttle.ts'
import type { Account } from '../../realtime/access.ts'
import type { Cvs } from './cvs.ts'
import { docxOf } from './files/docx.ts'
import { pdfOf } from './files/pdf.ts'
import { parseCv } from './parseCv.ts'
import { CvUnreadable, cvFailures } from './reading/failure.ts'
import { fileTypeOf } from './reading/fileType.ts'
import type { CvReader } from './reading/reader.ts'
import { linesOfText } from './reading/textLine.ts'
import type { CvFile } from './texts.ts'
import { receiveUpload, type Upload } from './upload.ts'
import type { WordingRuns } from './wordings.ts'

export type CvRoutesOptions = {
  cvs: Cvs
  reader: CvReader
  /** Calls to the language model; null without one. */
  wordings: WordingRuns | null
  allowances: Allowances
  /** @throws the 401 problem if the caller isn't signed in */
  accountOf: (request: FastifyRequest) => Promise<Account>
  emailOf: (userId: number) => Promise<string>
  /** Whether this person may have a CV reviewed, and the reviewer's address; null if there is no reviewer. */
  reviewFor: (userId: number) => Promise<{ to: string | null; may: 'open' | 'plan' | 'off' }>
}

/** Reading starts a process, so it is limited: this many at once, then one at a time after a pause. */
const readings = { burst: 10, everyMs: 20_000 }
/** Limits calls to the language model, because they cost money. */
const wordingCalls = { burst: 4, everyMs: 15 * 60_000 }
/** Limits review requests, because a person reads each one. */
const requests = { burst: 3, everyMs: 8 * 60 * 60_000 }

const contentTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

/**
 * Routes for people's CVs and for having them reviewed. Files arrive as multipart, so the routes have their own scope.
 */
export function cvRoutes(app: HttpApp, options: CvRoutesOptions): void {
  const { cvs, reader, wordings, allowances, accountOf, emailOf, reviewFor } = options
  const onRequest = onlyAccounts(accountOf)
  const tags = ['cv']

  async function ration(userId: number, key: string, allowance: typeof readings): Promise<void> {
    throttle(await allowances.take([{ key: `${key}:${userId}`, allowance }]))
  }

  async function linesOf(file: Buffer) {
    try {
      return await reader.read(file)
    } catch (error) {
      if (!(error instanceof CvUnreadable)) throw error
      const headers = error.code === 'CV_READERS_BUSY' ? { headers: { 'retry-after': '5' } } : {}
      throw new ProblemError(error.code, undefined, headers)
    }
  }

  const outcomeOf = async (userId: number, runId: string) =>
    wordings === null ? null : await wordings.of(userId, runId)

  /** A body's fields, and its file if it came as multipart. */
  async function received<T>(request: FastifyRequest, schema: z.ZodType<T>): Promise<{ fields: T; file?: Buffer }> {
    const upload: Upload = request.isMultipart() ? await receiveUpload(request) : { fields: request.body }
    const { data, error } = schema.safeParse(upload.fields ?? {})
    if (error !== undefined) {
      const errors = error.issues.map(({ path, message }) => ({ path: path.join('.'), message, in: 'body' }))
      throw new ProblemError('INVALID_REQUEST', errors.map(({ path, message }) => `${path}: ${message}`).join('; '), {
        errors,
      })
    }
    return { fields: data, ...(upload.file === undefined ? {} : { file: upload.file }) }
  }

  app.register(async (scope) => {
    await scope.register(multipart, { limits: { fileSize: cvBounds.fileBytes, files: 1, fields: 6, parts: 8 } })
    routesIn(scope.withTypeProvider())
  })

  function routesIn(scope: HttpApp): void {
    scope.get(
      cvPaths.cv,
      {
        onRequest,
        schema: { summary: 'My CV, its suggestions and its reviews', tags, response: { 200: ownCvSchema } },
      },
      async (request, reply) => {
        const { userId } = await accountOf(request)
        const [cv, reviews, { may }, answerTo] = await Promise.all([
          cvs.read(userId),
          cvs.reviews.of(userId),
          reviewFor(userId),
          emailOf(userId),
        ])
        return reply
          .header('cache-control', 'no-store')
          .send({ cv, reviews, review: may, hasModel: wordings !== null, answerTo })
      },
    )
    scope.post(
      cvPaths.cv,
      {
        onRequest,
        config: { ...refuses(...cvFailures, 'TOO_MANY_REQUESTS'), leavesSomethingNew: true },
        schema: {
          summary: 'Upload or paste a CV, which replaces the current one',
          description: 'A PDF or DOCX file of at most 5 MB as multipart, or `{text}` as JSON.',
          tags,
          response: { 201: cvSchema },
        },
      },
      async (request, reply) => {
        const { userId } = await accountOf(request)
        await ration(userId, 'cv', readings)
        const { fields, file } = await received(
          request,
          request.isMultipart() ? pastedCvSchema.partial() : pastedCvSchema,
        )
        if (file === undefined && fields.text === undefined) throw new ProblemError('CV_WRONG_TYPE')
        const lines = file === undefined ? linesOfText(fields.text ?? '') : await linesOf(file)
        return reply.code(201).send(await cvs.put(userId, parseCv(lines)))
      },
    )
    scope.put(
      cvPaths.cv,
      {
        onRequest,
        config: { ...refuses('CV_UNKNOWN', 'CV_CHANGED'), leavesSomethingNew: true },
        schema: { summary: 'Save a corrected CV', tags, body: savedCvSchema, response: { 200: cvSchema } },
      },
      async (request) => {
        const saved = await cvs.save((await accountOf(request)).userId, request.body)
        if (saved === undefined) throw new ProblemError('CV_UNKNOWN')
        if (saved === 'CHANGED') throw new ProblemError('CV_CHANGED')
        return saved
      },
    )
    scope.delete(
      cvPaths.cv,
      { onRequest, schema: { summary: 'Delete my CV and its review requests', tags, response: { 204: z.null() } } },
      async (request, reply) => {
        await cvs.remove((await accountOf(request)).userId)
        return reply.code(204).send(null)
      },
    )
    scope.put(
      cvPaths.suggestion,
      {
        onRequest,
        config: refuses('CV_UNKNOWN', 'CV_LINE_CHANGED'),
        schema: {
          summary: 'Accept or reject a suggestion, or undo that',
          tags,
          params: suggestionParamsSchema,
          body: suggestionChoiceSchema,
          response: { 200: cvSchema },
        },
      },
      async (request) => {
        const { userId } = await accountOf(request)
        const decided = await cvs.decide(userId, request.params.suggestionId, request.body)
        if (decided === undefined) throw new ProblemError('CV_UNKNOWN')
        if (decided === 'LINE_CHANGED') throw new ProblemError('CV_LINE_CHANGED')
        return decided
      },
    )
    scope.post(
      cvPaths.wordings,
      {
        onRequest,
        config: {
          ...refuses('CV_UNKNOWN', 'CV_WITHOUT_WORK', 'CV_MODEL_OFF', 'TOO_MANY_REQUESTS'),
          leavesSomethingNew: true,
        },
        schema: {
          summary: 'Ask the language model about my CV',
          description: 'Only lines about work are sent, without the name and without lines that have contact details.',
          tags,
          response: { 202: cvWordingRunSchema },
        },
      },
      async (request, reply) => {
        const { userId } = await accountOf(request)
        if (wordings === null) throw new ProblemError('CV_MODEL_OFF')
        const asked = await cvs.forModel(userId)
        if (asked === undefined) throw new ProblemError('CV_UNKNOWN')
        if (asked.lines.length === 0) throw new ProblemError('CV_WITHOUT_WORK')
        await ration(userId, 'cv-wording', wordingCalls)
        const runId = await wordings.start(userId, asked)
        return reply.code(202).send({ runId, status: 'running' })
      },
    )
    scope.get(
      cvPaths.wordingRun,
      {
        onRequest,
        config: refuses('CV_WORDINGS_UNKNOWN'),
        schema: {
          summary: 'The state of my request to the language model',
          tags,
          params: cvWordingParamsSchema,
          response: { 200: cvWordingRunSchema },
        },
      },
      async (request) => {
        const { userId } = await accountOf(request)
        const { runId } = request.params
        if (!wordings?.isOf(userId, runId)) throw new ProblemError('CV_WORDINGS_UNKNOWN')
        const outcome = await outcomeOf(userId, runId)
        const status = outcome === undefined ? 'running' : outcome === null ? 'failed' : 'done'
        return { runId, status } as const
      },
    )
    scope.put(
      cvPaths.wordingRun,
      {
        onRequest,
        config: refuses('CV_UNKNOWN', 'CV_WORDINGS_UNKNOWN'),
        schema: {
          summary: 'Add the language model’s suggestions to mine',
          description: 'Suggestions that claim something the line doesn’t say are left out.',
          tags,
          params: cvWordingParamsSchema,
          response: { 200: keptWordingsSchema },
        },
      },
      async (request) => {
        const { userId } = await accountOf(request)
        const outcome = await outcomeOf(userId, request.params.runId)
        if (outcome === undefined || outcome === null) throw new ProblemError('CV_WORDINGS_UNKNOWN')
        const kept = await cvs.keepWordings(userId, outcome)
        if (kept === undefined) throw new ProblemError('CV_UNKNOWN')
        return kept
      },
    )
    scope.get(
      cvPaths.export,
      {
        onRequest,
        config: refuses('CV_UNKNOWN'),
        schema: {
          summary: 'My CV as a DOCX or PDF file',
          tags,
          params: cvExportParamsSchema,
          response: { 200: z.instanceof(Buffer).describe('the file') },
        },
      },
      async (request, reply) => {
        const { format } = request.params
        const cv = await cvs.read((await accountOf(request)).userId)
        if (cv === null) throw new ProblemError('CV_UNKNOWN')
        const content = format === 'pdf' ? await pdfOf(cv.content) : await docxOf(cv.content)
        return reply
          .header('cache-control', 'no-store')
          .header('content-disposition', `attachment; filename="cv.${format}"`)
          .type(contentTypes[format])
          .send(content)
      },
    )
    scope.post(
      cvPaths.requestReview,
      {
        onRequest,
        config: {
          ...refuses(...cvFailures, 'CV_UNKNOWN', 'CV_REVIEW_LOCKED', 'CV_REVIEW_OFF', 'TOO_MANY_REQUESTS'),
          leavesSomethingNew: true,
        },
        schema: {
          summary: 'Have a person review a CV (spec §7)',
          description:
            'As JSON: `cv` is the text; without it, my CV here is sent. As multipart: a PDF or DOCX file named `cv`, or a text field `cv`. `targetRole` and `notes` may be left out.',
          tags,
          response: { 202: acceptedReviewSchema },
        },
      },
      async (request, reply) => {
        const { userId, name } = await accountOf(request)
        const { to, may } = await reviewFor(userId)
        if (may === 'plan') throw new ProblemError('CV_REVIEW_LOCKED')
        if (to === null) throw new ProblemError('CV_REVIEW_OFF')
        const { fields, file } = await received(request, reviewRequestSchema)
        const cvFile = await fileFor(userId, fields.cv, file)
        await ration(userId, 'cv-review', requests)
        const { targetRole, notes } = fields
        const person = { userId, name, email: await emailOf(userId) }
        const requestId = await cvs.reviews.request({ person, to, targetRole, notes, file: cvFile })
        return reply.code(202).send({ requestId })
      },
    )
    scope.delete(
      cvPaths.review,
      {
        onRequest,
        config: refuses('CV_REVIEW_UNKNOWN'),
        schema: {
          summary: 'Delete a review request',
          tags,
          params: reviewParamsSchema,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const { userId } = await accountOf(request)
        if (!(await cvs.reviews.remove(userId, request.params.requestId))) throw new ProblemError('CV_REVIEW_UNKNOWN')
        return reply.code(204).send(null)
      },
    )
  }

  /** The file to send: the given one if it can be read, the given text, or the stored CV. */
  async function fileFor(userId: number, text: string | undefined, file: Buffer | undefined): Promise<CvFile> {
    if (file !== undefined) {
      await ration(userId, 'cv', readings)
      await linesOf(file)
      const type = fileTypeOf(file) ?? 'pdf'
      return { filename: `cv.${type}`, contentType: contentTypes[type], content: file }
    }
    if (text !== undefined)
      return { filename: 'cv.txt', contentType: 'text/plain; charset=utf-8', content: Buffer.from(text, 'utf8') }
    const cv = await cvs.read(userId)
    if (cv === null) throw new ProblemError('CV_UNKNOWN')
    return { filename: 'cv.pdf', contentType: contentTypes.pdf, content: await pdfOf(cv.content) }
  }
}
