import { refusalTexts } from '@greenroom/shared/english'
import { type CommandError, commitViewSchema, type RefusalCode, sessionSchema } from '@greenroom/shared/session'
import { participantRoleSchema } from '@greenroom/shared/vocabulary'
import { deltaSchema } from '@greenroom/shared/wire'
import { z } from 'zod'

const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(refusalTexts, code)

/** A refusal as it came. `unknownCode` is the code of a later server, which this page has no name for. */
export type ReceivedError = CommandError & { unknownCode?: string }

/** What an unknown code comes to here: its own sentence, under the code of ours that asks for the same. */
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
