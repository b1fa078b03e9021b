import { z } from 'zod'
import { modelUsageTotalSchema } from '../../session/modelUsage.ts'

/** What somebody has to spend and has earned: `GET`, each for oneself alone; 401 UNAUTHORIZED without a sign-in. */
export const walletPaths = {
  /** 200 with a `walletSchema`. Whoever asks first in a month gets its grant. */
  wallet: '/api/wallet',
  /** 200 with a `learnerSchema`. */
  learner: '/api/learner',
} as const

/** AI-usage tokens (answers §7). */
export const walletSchema = z.object({
  tokens: z.object({
    left: z.int().min(0).describe('What new interviews can be started with.'),
    reserved: z.int().min(0).describe('Kept aside for interviews that were started; what they do not use comes back.'),
    monthlyGrant: z.int().min(0),
    low: z.boolean().describe('Whether a fifth of the monthly grant, or less, is left.'),
    month: z.string().describe('The calendar month in UTC, such as 2026-11.'),
    nextGrantAt: z.iso.datetime(),
  }),
  modelUsage: modelUsageTotalSchema
    .optional()
    .describe(
      "What language models were paid for in interviews that were settled this month, in the models' own tokens. Nothing is charged by it.",
    ),
})
export type Wallet = z.infer<typeof walletSchema>

/** What was earned: points of experience, and charges for power-ups (answers §4). */
export const learnerSchema = z.object({ xp: z.int().min(0), charges: z.int().min(0) })
