import { modelUsageTotalSchema, startingCharges, userIdOf } from '@greenroom/shared/session'
import { z } from 'zod'
import type { CommandOrder } from '../session/commandOrder.ts'
import { actorKey } from '../session/decide/decision.ts'

/** Whose tokens, or whose power-up charges and experience: one stream of entries each. */
export const walletOf = (participantId: string): string => `wallet:${userIdOf(participantId) ?? participantId}`
export const learnerOf = (participantId: string): string => `learner:${userIdOf(participantId) ?? participantId}`

/** What a stream begins with, before its first entry: charges for an account, which has a number. */
export const startOf = (stream: string): number => (/^learner:\d+$/.test(stream) ? startingCharges : 0)

/**
 * The command that a reservation is for. `interview`: it lasts until the interview is over and judged. `command`: it is settled
 * as soon as the command's commit is stored.
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

/** By how much the balance changes; below zero where something is taken. */
const change = { amount: z.int() }
const ofReservation = { reservationId: z.string() }

/** What an entry says; tokens in a wallet, charges in a learner's stream, where `xp` alone counts points of experience. */
const movementSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('grant'),
    ...change,
    /** For a monthly grant: its month, and the full grant before anything is cut off. */
    monthly: z.object({ month: z.string(), allowance: z.int().min(0) }).optional(),
  }),
  z.object({
    kind: z.literal('reservation'),
    ...change,
    ...ofReservation,
    purpose: purposeSchema,
    /** Of the reservation that told the candidate that little is left: the month. */
    warnsOf: z.string().optional(),
  }),
  /**
   * `used` of the reservation was used; the rest comes back. `model` is what language models were paid for it, in tokens of theirs;
   * missing if there was nothing, and in ledgers from before it was counted.
   */
  z.object({
    kind: z.literal('settlement'),
    ...change,
    ...ofReservation,
    used: z.int().min(0),
    model: modelUsageTotalSchema.optional(),
  }),
  /** Nothing was used, and all of the reservation comes back. */
  z.object({ kind: z.literal('release'), ...change, ...ofReservation }),
  /** Something that was paid for failed. */
  z.object({ kind: z.literal('refund'), ...change }),
  z.object({ kind: z.literal('xp'), points: z.int() }),
])

/** An entry of a stream, unique by `(stream, seq)` and by `(stream, entryId)`. It is never changed. */
export const entrySchema = z.intersection(
  movementSchema,
  z.object({ stream: z.string(), seq: z.int().min(1), entryId: z.string(), at: z.number() }),
)
export type Entry = z.infer<typeof entrySchema>
/** An entry before it has found its place. */
export type Draft = z.infer<typeof movementSchema> & { entryId: string }

/** By how much an entry changes the balance. */
export const amountOf = (entry: z.infer<typeof movementSchema>): number => (entry.kind === 'xp' ? 0 : entry.amount)
