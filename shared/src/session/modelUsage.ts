import { z } from 'zod'

/** No call of a language model uses more than this. A higher figure is a mistake. */
const maxTokensOfCall = 100_000_000

/**
 * What a language model was paid for, in its own tokens: the event `usage` before `reply`, or the response headers of `usageHeaders`.
 * `isEstimated` where it was stopped before it told. Who asks again with the same idempotency key is told the same again: it was paid once.
 */
export const modelUsageSchema = z.object({
  inputTokens: z.int().min(0).max(maxTokensOfCall),
  outputTokens: z.int().min(0).max(maxTokensOfCall),
  isEstimated: z.boolean(),
})
/** The same of many calls together; estimated where a part of it is. */
export const modelUsageTotalSchema = modelUsageSchema.extend({
  inputTokens: z.int().min(0),
  outputTokens: z.int().min(0),
})
export type ModelUsage = z.infer<typeof modelUsageTotalSchema>

export const noModelUsage: ModelUsage = { inputTokens: 0, outputTokens: 0, isEstimated: false }

/** What language models were paid for in both together; estimated where a part of it is. */
export const modelUsageOfBoth = (one: ModelUsage, other: ModelUsage): ModelUsage => ({
  inputTokens: one.inputTokens + other.inputTokens,
  outputTokens: one.outputTokens + other.outputTokens,
  isEstimated: one.isEstimated || other.isEstimated,
})

/** Whether a language model was paid for anything. */
export const isAnyUsage = ({ inputTokens, outputTokens }: ModelUsage): boolean => inputTokens + outputTokens > 0
