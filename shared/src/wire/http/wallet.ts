import { z } from 'zod'
import { modelUsageTotalSchema } from '../../session/modelUsage.ts'

/** The caller's balance and earnings: `GET`; 401 UNAUTHORIZED without a sign-in. */
export const walletPaths = {
  /** 200 with a `walletSchema`. The first call in a month adds that month's grant. */
  wallet: '/api/wallet',
  /** 200 with a `learnerSchema`. */
  learner: '/api/learner',
} as const

/** AI-usage tokens (answers §7). */
export const walletSchema = z.object({
  tokens: z.object({
    left: z.int().min(0).describe('The tokens available for new interviews.'),
    reserved: z.int().min(0).describe('Reserved for interviews in progress; unused tokens are returned.'),
    monthlyGrant: z.int().min(0),
    low: z.boolean().describe('Whether a fifth of the monthly grant, or less, is left.'),
    month: z.string().describe('The calendar month in UTC, such as 2026-11.'),
    nextGrantAt: z.iso.datetime(),
  }),
  modelUsage: modelUsageTotalSchema
    .optional()
    .describe(
      "What language models were paid for in interviews that were settled this month, in the models' own tokens. Nothing is charged based on it.",
    ),
})
export type Wallet = z.infer<typeof walletSchema>

/** The learner's XP, and charges for power-ups (answers §4). */
export const learnerSchema = z.object({ xp: z.int().min(0), charges: z.int().min(0) })
