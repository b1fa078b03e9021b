import { modelUsageTotalSchema, startingCharges, userIdOf } from '@greenroom/shared/session'
import { z } from 'zod'
import type { CommandOrder } from '../session/commandOrder.ts'
import { actorKey } from '../session/decide/decision.ts'

/** The stream of a person's tokens. Their charges and experience have a separate stream. */
export const walletOf = (participantId: string): string => `wallet:${userIdOf(participantId) ?? participantId}`
export const learnerOf = (participantId: string): string => `learner:${userIdOf(participantId) ?? participantId}`

/** A stream's balance before its first entry. Learners with an account (their id is a number) start with charges. */
export const startOf = (stream: string): number => (/^learner:\d+$/.test(stream) ? startingCharges : 0)

/**
 * What a reservation is for. `interview`: it lasts until the interview has ended and been judged. `command`: it is
 * settled as soon as the command's commit is stored.
 */
export const purposeSchema = z.object({
  lasts: z.enum(['interview', 'command']),
  sessionId: z.string(),
  actor: z.string(),
  commandId: z.string(),
})
export type Purpose = z.infer<typeof purposeSchema>

export const purposeOf = (order: CommandOrder, lasts: Purpose['lasts']): Purpose => ({
  lasts,
  sessionId: order.sessionId,
  actor: actorKey(order.actor),
  commandId: order.commandId,
})

/** The change to the balance; negative if something is taken. */
const change = { amount: z.int() }
const ofReservation = { reservationId: z.string() }

/**
 * The content of an entry. Amounts are in tokens for a wallet, and in charges for a learner's stream; `xp` entries hold
 * experience points instead.
 */
const movementSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('grant'),
    ...change,
    /** For a monthly grant: its month, and the full grant before the maximum balance reduced it. */
    monthly: z.object({ month: z.string(), allowance: z.int().min(0) }).optional(),
  }),
  z.object({
    kind: z.literal('reservation'),
    ...change,
    ...ofReservation,
    purpose: purposeSchema,
    /** The month, if this reservation triggered the low-token warning. */
    warnsOf: z.string().optional(),
  }),
  /**
   * `used` of the reservation was used, and the rest is released. `model` is the paid model usage included, in the
   * model's tokens; missing if there was none, and in older ledgers.
   */
  z.object({
    kind: z.literal('settlement'),
    ...change,
    ...ofReservation,
    used: z.int().min(0),
    model: modelUsageTotalSchema.optional(),
  }),
  /** Nothing was used, so the whole reservation is returned. */
  z.object({ kind: z.literal('release'), ...change, ...ofReservation }),
  /** Something that was paid for has failed. */
  z.object({ kind: z.literal('refund'), ...change }),
  z.object({ kind: z.literal('xp'), points: z.int() }),
])

/** A stream's entry, unique by `(stream, seq)` and by `(stream, entryId)`. Never changed. */
export const entrySchema = z.intersection(
  movementSchema,
  z.object({ stream: z.string(), seq: z.int().min(1), entryId: z.string(), at: z.number() }),
)
export type Entry = z.infer<typeof entrySchema>
/** An entry before it is assigned its position in the stream. */
export type Draft = z.infer<typeof movementSchema> & { entryId: string }

/** How much an entry changes the balance. */
export const amountOf = (entry: z.infer<typeof movementSchema>): number => (entry.kind === 'xp' ? 0 : entry.amount)
