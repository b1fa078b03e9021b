import { guardAll, zodApp } from '@greenroom/shared/service'
import {
  destinationParamsSchema,
  failedAnswerListSchema,
  failedAnswerParamsSchema,
  formAdminPaths,
  formDestinationListSchema,
  newFormDestinationSchema,
} from '@greenroom/shared/wire'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuditTrail } from '../../audit/audit.ts'
import { refuses } from '../../platform/describe.ts'
import { onlyAdmins } from '../../platform/guards.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import type { Answers } from './answers.ts'
import type { Destinations } from './destinations.ts'
import type { DestinationRecord } from './records.ts'

export type FormAdminRoutesOptions = {
  destinations: Destinations
  answers: Pick<Answers, 'failed' | 'get'>
  retry: (answerId: string) => Promise<boolean>
  audit: Pick<AuditTrail, 'record'>
  adminOf: (request: FastifyRequest) => Promise<{ userId: number; name: string }>
}

const iso = (at: number): string => new Date(at).toISOString()
const viewOf = ({ id, kind, address, addedAt, addedBy }: DestinationRecord) => ({
  ...{ destinationId: id, kind, address, addedAt: iso(addedAt), addedBy: addedBy.name },
})

/** The problem with an address, as a sentence for people. */
const wrongAddresses: Readonly<Record<string, string>> = {
  NOT_AN_EMAIL: 'This isn’t an email address. Example: events@example.org',
  NOT_A_URL: 'This isn’t a web address. Example: https://forms.example.org/answers',
  NOT_HTTPS: 'The address has to start with https.',
  HAS_PASSWORD: 'The address can’t contain a name or password.',
  HAS_PORT: 'The address can’t include a port.',
  HAS_FRAGMENT: 'The address can’t contain a #.',
  NO_HOST_NAME: 'The address needs a public host name, not a number or a name on your own network.',
}

/** Routes for where forms may send their answers, and for answers that didn't arrive. ADMIN only (spec §6). */
export function formAdminRoutes(app: HttpApp, options: FormAdminRoutesOptions): void {
  app.register(async (scope) => {
    guardAll(scope, onlyAdmins(options.adminOf))
    scope.addHook('onSend', async (_request, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store')
    })
    routes(zodApp(scope), options)
  })
}

function routes(app: HttpApp, { destinations, answers, retry, audit, adminOf }: FormAdminRoutesOptions): void {
  const tags = ['administration']

  app.get(
    formAdminPaths.destinations,
    {
      schema: {
        summary: 'The addresses that forms may send answers to',
        tags,
        response: { 200: formDestinationListSchema },
      },
    },
    async () => ({ destinations: (await destinations.all()).map(viewOf) }),
  )

  app.post(
    formAdminPaths.destinations,
    {
      config: refuses('INVALID_REQUEST', 'DESTINATION_EXISTS'),
      schema: {
        summary: 'Allow an address for the answers of forms',
        description: 'A mail address, or an `https` address with a public host name on the usual port.',
        tags,
        body: newFormDestinationSchema,
        response: { 201: formDestinationListSchema.shape.destinations.element },
      },
    },
    async (request, reply) => {
      const by = await adminOf(request)
      const made = await destinations.allow(request.body, by)
      if (made === 'DESTINATION_EXISTS') throw new ProblemError(made)
      if ('wrong' in made) {
        const message = wrongAddresses[made.wrong] ?? 'This address can’t be used.'
        throw new ProblemError('INVALID_REQUEST', message, { errors: [{ path: 'address', message }] })
      }
      await audit.record({
        ...{ by: { kind: 'admin', ...by }, about: null, what: 'form_destination_allowed' },
        ...{ before: null, after: { address: made.address } },
      })
      return reply.code(201).send(viewOf(made))
    },
  )

  app.delete(
    formAdminPaths.destination,
    {
      config: refuses('DESTINATION_UNKNOWN'),
      schema: {
        summary: 'Remove an allowed address',
        description:
          'Answers to forms that use it are still stored, but delivery fails and they are listed as undelivered.',
        tags,
        params: destinationParamsSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { destinationId } = request.params
      const by = await adminOf(request)
      const before = await destinations.get(destinationId)
      if (before === undefined || !(await destinations.remove(destinationId)))
        throw new ProblemError('DESTINATION_UNKNOWN')
      await audit.record({
        ...{ by: { kind: 'admin', ...by }, about: null, what: 'form_destination_removed' },
        ...{ before: { address: before.address }, after: null },
      })
      return reply.code(204).send(null)
    },
  )

  app.get(
    formAdminPaths.failed,
    {
      schema: {
        summary: 'Answers of forms that couldn’t be delivered',
        tags,
        response: { 200: failedAnswerListSchema },
      },
    },
    async () => {
      const addresses = new Map((await destinations.all()).map(({ id, address }) => [id, address]))
      return {
        failed: (await answers.failed()).map(({ id, pageId, pageTitle, destinationId, reason, sentAt, endedAt }) => ({
          ...{ answerId: id, pageId, pageTitle, address: addresses.get(destinationId) ?? null },
          ...{ reason: reason ?? 'UNKNOWN', sentAt: iso(sentAt), failedAt: iso(endedAt ?? sentAt) },
        })),
      }
    },
  )

  app.post(
    formAdminPaths.retry,
    {
      config: refuses('FORM_ANSWER_UNKNOWN'),
      schema: {
        summary: 'Deliver an answer once more',
        tags,
        params: failedAnswerParamsSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { answerId } = request.params
      const by = await adminOf(request)
      if ((await answers.get(answerId))?.status !== 'failed') throw new ProblemError('FORM_ANSWER_UNKNOWN')
      await audit.record({
        ...{ by: { kind: 'admin', ...by }, about: null, what: 'form_answer_retried' },
        ...{ before: null, after: { answerId } },
      })
      await retry(answerId)
      return reply.code(204).send(null)
    },
  )
}
