import { refusalTexts } from '@greenroom/shared/english'
import { type CommandError, commitViewSchema, type RefusalCode, sessionSchema } from '@greenroom/shared/session'
import { participantRoleSchema } from '@greenroom/shared/vocabulary'
import { deltaSchema } from '@greenroom/shared/wire'
import { z } from 'zod'

const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(refusalTexts, code)

/** A refusal as received. `unknownCode` is a newer server's code that this page doesn't know. */
export type ReceivedError = CommandError & { unknownCode?: string }

/** Keeps an unknown code's own sentence, but treats it like the nearest code we know. */
const errorSchema: z.ZodType<ReceivedError> = z
  .object({
    code: z.string(),
    message: z.string(),
    retryable: z.boolean(),
    retryAfterMs: z.number().exactOptional(),
    dimension: z.string().exactOptional(),
  })
  .transform(({ code, ...rest }) => {
    if (isRefusalCode(code)) return { ...rest, code }
    return { ...rest, code: rest.retryable ? ('BUSY' as const) : ('PROTOCOL_OUTDATED' as const), unknownCode: code }
  })
const refusedSchema = z.object({ ok: z.literal(false), error: errorSchema })

export const joinAnswerSchema = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    seq: z.int(),
    serverNow: z.number(),
    role: participantRoleSchema,
    snapshot: sessionSchema.optional(),
    commits: z.array(commitViewSchema).optional(),
    drafts: z.array(deltaSchema).optional(),
  }),
  refusedSchema,
])

export type JoinAnswer = z.infer<typeof joinAnswerSchema>

export type ReceivedAnswer = { ok: true; seq: number } | { ok: false; error: ReceivedError }

export const commandAnswerSchema: z.ZodType<ReceivedAnswer> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), seq: z.int() }),
  refusedSchema,
])
