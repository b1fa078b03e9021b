import { newTrialSchema, trialAnswerSchema, trialPaths, trialSchema } from '@greenroom/shared/wire'
import { refuses } from '../../platform/describe.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import { limit } from '../../platform/rateLimit.ts'
import { commandRefusals } from '../../platform/refusal.ts'
import type { Visitor } from '../../realtime/access.ts'
import type { SessionHandler } from '../../session/handle.ts'
import { type createOpenTrial, trialOf, usedToday } from './openTrial.ts'
import type { TrialRecord, Trials } from './trials.ts'

/** Per address, which a whole office may share. The number of interviews has a separate limit. */
const openLimit = limit(60, 60)

export type TrialRoutesOptions = {
  trials: Trials
  handler: SessionHandler
  open: ReturnType<typeof createOpenTrial>
  now: () => number
  /** The caller, signed in or a guest; null for anyone else. */
  visitorFrom: (cookie: string | undefined) => Promise<Visitor | null>
}

/** Routes for a visitor's five-minute interview without an account (answers §9). */
export function trialRoutes(app: HttpApp, { trials, handler, open, now, visitorFrom }: TrialRoutesOptions): void {
  /** The latest trial from this browser, even if an account owns it by now. */
  async function ofBrowser(visitor: Visitor | null): Promise<TrialRecord | null> {
    const known = await Promise.all((visitor?.guests ?? []).map(({ sessionId }) => trials.get(sessionId)))
    const lasting = known.flatMap((trial) => (trial !== undefined && trial.expiresAt > now() ? [trial] : []))
    return lasting.sort((one, other) => other.createdAt - one.createdAt)[0] ?? null
  }

  /** Whether the caller may enter: the guest, or once an account has the trial, only that account. */
  const isTheirs = ({ userId }: TrialRecord, visitor: Visitor | null): boolean =>
    userId === null || visitor?.account?.userId === userId

  async function told(record: TrialRecord) {
    const state = await handler.reload(record.id)
    return state === undefined ? null : trialOf(record, state)
  }

  app.get(
    trialPaths.trial,
    {
      schema: {
        summary: 'This browser’s five-minute interview if it has one, and when it can have the next',
        tags: ['trial'],
        response: { 200: trialAnswerSchema },
      },
    },
    async (request, reply) => {
      const visitor = await visitorFrom(request.headers.cookie)
      const record = await ofBrowser(visitor)
      reply.header('cache-control', 'no-store')
      const isOwn = record !== null && isTheirs(record, visitor)
      const freeAt = isOwn ? null : (record?.expiresAt ?? (await trials.freeAt(request.ip)))
      return {
        trial: isOwn ? await told(record) : null,
        freeAt: freeAt === null ? null : new Date(freeAt).toISOString(),
      }
    },
  )

  app.post(
    trialPaths.trial,
    {
      config: { rateLimit: openLimit, ...refuses('TRIAL_USED', 'HAS_ACCOUNT', ...commandRefusals) },
      schema: {
        summary: 'Open and start a five-minute interview without an account',
        description:
          'Sets the cookie of a guest. 200 with this browser’s existing one; 429 TRIAL_USED with `retry-after` if the address has used up today’s; 409 HAS_ACCOUNT for a signed-in caller.',
        tags: ['trial'],
        body: newTrialSchema,
        response: { 200: trialSchema, 201: trialSchema },
      },
    },
    async (request, reply) => {
      const visitor = await visitorFrom(request.headers.cookie)
      reply.header('cache-control', 'no-store')
      const record = await ofBrowser(visitor)
      if (record !== null && !isTheirs(record, visitor)) throw usedToday(record.expiresAt, inAnAccount, now())
      const known = record && (await told(record))
      if (known) return reply.code(200).send(known)
      if (visitor?.account)
        throw new ProblemError('HAS_ACCOUNT', `Choose an interview instead, ${visitor.account.name}.`)
      const { trial, cookie } = await open({ attemptId: request.body.attemptId, address: request.ip })
      reply.header('set-cookie', cookie)
      return reply.code(201).send(trial)
    },
  )
}

const inAnAccount = 'This browser’s free try is in an account. Sign in to see it, or to start another interview.'
