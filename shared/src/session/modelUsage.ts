import { z } from 'zod'

/** No call of a language model uses more than this. A higher figure is an error. */
const maxTokensOfCall = 100_000_000

/**
 * A language model's paid usage, in its own tokens: the event `usage` before `reply`, or the response headers of
 * `usageHeaders`. `isEstimated` if it was stopped before it reported. A repeat with the same idempotency key gets the
 * same usage: it was paid once.
 */
export const modelUsageSchema = z.object({
  inputTokens: z.int().min(0).max(maxTokensOfCall),
  outputTokens: z.int().min(0).max(maxTokensOfCall),
  isEstimated: z.boolean(),
})
/** The sum over many calls; estimated if any part is. */
export const modelUsageTotalSchema = modelUsageSchema.extend({
  inputTokens: z.int().min(0),
  outputTokens: z.int().min(0),
})
export type ModelUsage = z.infer<typeof modelUsageTotalSchema>

export const noModelUsage: ModelUsage = { inputTokens: 0, outputTokens: 0, isEstimated: false }

/** The sum of both usages; estimated if either is. */
export const modelUsageOfBoth = (one: ModelUsage, other: ModelUsage): ModelUsage => ({
  inputTokens: one.inputTokens + other.inputTokens,
  outputTokens: one.outputTokens + other.outputTokens,
  isEstimated: one.isEstimated || other.isEstimated,
})

/** Whether a language model was paid at all. */
export const isAnyUsage = ({ inputTokens, outputTokens }: ModelUsage): boolean => inputTokens + outputTokens > 0
