import {
  type CommandAnswer,
  type CommandError,
  commitViewSchema,
  deltaSchema,
  interviewPhaseSchema,
  participantRoleSchema,
  type RefusalCode,
  refusals,
  type Session,
} from '@greenroom/shared'
import { z } from 'zod'

const isRefusalCode = (code: unknown): code is RefusalCode => typeof code === 'string' && code in refusals

const errorSchema: z.ZodType<CommandError> = z.object({
  code: z.custom<RefusalCode>(isRefusalCode),
  message: z.string(),
  retryable: z.boolean(),
  retryAfterMs: z.number().exactOptional(),
})
const refusedSchema = z.object({ ok: z.literal(false), error: errorSchema })

const snapshotOutline = z.looseObject({ sessionId: z.string(), seq: z.int().min(1), phase: interviewPhaseSchema })
/** The whole state. Its outline is looked at; that the rest fits is what the version of the protocol says. */
const snapshotSchema = z.custom<Session>((value) => snapshotOutline.safeParse(value).success)

export const joinAnswerSchema = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    seq: z.int(),
    serverNow: z.number(),
    role: participantRoleSchema,
    snapshot: snapshotSchema.optional(),
    commits: z.array(commitViewSchema).optional(),
    drafts: z.array(deltaSchema).optional(),
  }),
  refusedSchema,
])

export type JoinAnswer = z.infer<typeof joinAnswerSchema>

export const commandAnswerSchema: z.ZodType<CommandAnswer> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), seq: z.int() }),
  refusedSchema,
])
