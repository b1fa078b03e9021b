import { dayMs } from '@greenroom/shared/rules'
import {
  adminPageQuerySchema,
  adminPaths,
  alphaEmailPageSchema,
  alphaEmailSchema,
  invitationCodeListSchema,
  invitationCodePageSchema,
  invitationCodeParamsSchema,
  newInvitationCodesSchema,
} from '@greenroom/shared/wire'
import { z } from 'zod'
import type { AuditTrail } from '../../audit/audit.ts'
import { refuses } from '../../platform/describe.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import type { AdminOf } from './admin.ts'

type Code = { id: string; mostUses?: number | undefined; expiresAt?: number | undefined; note?: string | undefined }

export type EntryRoutesOptions = {
  invitations: {
    isListed(email: string): Promise<boolean>
    listed(): Promise<string[]>
    addEmail(email: string): Promise<boolean>
    removeEmail(email: string): Promise<boolean>
    add(code: { id: string; mostUses: number; expiresAt: number; note?: string }): Promise<boolean>
    isKnown(code: string): Promise<boolean>
    end(code: string): Promise<boolean>
    list(): Promise<(Code & { uses: number })[]>
    makeCode(): string
  }
  /** The sign-up page's URL, to which the code is appended. */
  signUpUrl: string
  audit: Pick<AuditTrail, 'record'>
  adminOf: AdminOf
  now: () => number
}

/**
 * Routes that control who may sign up while Greenroom is invitation-only. Changes are recorded before they are made, so
 * even if an engine dies in between, the trail shows every change and who made it.
 */
export function entryRoutes(app: HttpApp, options: EntryRoutesOptions): void {
  const { invitations, signUpUrl, audit, adminOf, now } = options
  const tags = ['administration']
  const emailChanged = z.object({ changed: z.boolean().describe('False if nothing had to change.') })
  const shown = ({ id, mostUses, expiresAt, note }: Code, uses: number) => ({
    code: id,
    link: `${signUpUrl}#invitation=${encodeURIComponent(id)}`,
    maxUses: mostUses ?? null,
    uses,
    expiresAt: expiresAt === undefined ? null : new Date(expiresAt).toISOString(),
    note: note ?? null,
  })
  /** A page of an in-memory list. `after` is the last item of the previous page. */
  function pageOf<T>(
    all: readonly T[],
    nameOf: (item: T) => string,
    { limit, after }: { limit: number; after?: string | undefined },
  ) {
    const from = after === undefined ? 0 : all.findIndex((item) => nameOf(item) > after)
    const found = from < 0 ? [] : all.slice(from, from + limit)
    const last = found.at(-1)
    const isLast = from < 0 || from + limit >= all.length || last === undefined
    return { found, next: isLast ? null : nameOf(last) }
  }

  app.get(
    adminPaths.alphaEmails,
    {
      schema: {
        summary: 'The emails in the alpha phase',
        tags,
        querystring: adminPageQuerySchema,
        response: { 200: alphaEmailPageSchema },
      },
    },
    async (request, reply) => {
      const { found, next } = pageOf(await invitations.listed(), (email) => email, request.query)
      return reply.header('cache-control', 'no-store').send({ emails: found, next })
    },
  )
  app.post(
    adminPaths.alphaEmails,
    {
      schema: {
        summary: 'Add an email to the alpha phase',
        tags,
        body: alphaEmailSchema,
        response: { 200: emailChanged },
      },
    },
    async (request) => {
      const { email } = request.body
      const admin = await adminOf(request)
      if (await invitations.isListed(email)) return { changed: false }
      const by = { kind: 'admin', ...admin } as const
      await audit.record({ by, about: null, what: 'alpha_email_added', before: null, after: { email } })
      return { changed: await invitations.addEmail(email) }
    },
  )
  app.post(
    adminPaths.alphaEmailRemoval,
    {
      schema: {
        summary: 'Remove an email from the alpha phase',
        tags,
        body: alphaEmailSchema,
        response: { 200: emailChanged },
      },
    },
    async (request) => {
      const { email } = request.body
      const admin = await adminOf(request)
      if (!(await invitations.isListed(email))) return { changed: false }
      const by = { kind: 'admin', ...admin } as const
      await audit.record({ by, about: null, what: 'alpha_email_removed', before: { email }, after: null })
      return { changed: await invitations.removeEmail(email) }
    },
  )

  app.get(
    adminPaths.invitationCodes,
    {
      schema: {
        summary: 'Invitation codes, with how many have used each',
        tags,
        querystring: adminPageQuerySchema,
        response: { 200: invitationCodePageSchema },
      },
    },
    async (request, reply) => {
      const { found, next } = pageOf(await invitations.list(), ({ id }) => id, request.query)
      return reply
        .header('cache-control', 'no-store')
        .send({ codes: found.map((code) => shown(code, code.uses)), next })
    },
  )
  app.post(
    adminPaths.invitationCodes,
    {
      schema: {
        summary: 'Make invitation codes',
        tags,
        body: newInvitationCodesSchema,
        response: { 201: invitationCodeListSchema },
      },
    },
    async (request, reply) => {
      const { count, maxUses, days, note } = request.body
      const by = { kind: 'admin', ...(await adminOf(request)) } as const
      const codes: ReturnType<typeof shown>[] = []
      const fields = { mostUses: maxUses, expiresAt: now() + days * dayMs, ...(note === undefined ? {} : { note }) }
      while (codes.length < count) {
        const code = { id: invitations.makeCode(), ...fields }
        const after = { code: code.id, maxUses, days }
        await audit.record({
          by,
          about: null,
          what: 'invitation_code_created',
          before: null,
          after,
          reason: note ?? null,
        })
        if (await invitations.add(code)) codes.push(shown(code, 0))
      }
      return reply.code(201).send({ codes })
    },
  )
  app.delete(
    adminPaths.invitationCode,
    {
      config: refuses('INVITATION_CODE_UNKNOWN'),
      schema: {
        summary: 'Revoke an invitation code',
        tags,
        params: invitationCodeParamsSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { code } = request.params
      const by = { kind: 'admin', ...(await adminOf(request)) } as const
      if (!(await invitations.isKnown(code))) throw new ProblemError('INVITATION_CODE_UNKNOWN')
      await audit.record({ by, about: null, what: 'invitation_code_changed', before: { code }, after: null })
      await invitations.end(code)
      return reply.code(204).send(null)
    },
  )
}
