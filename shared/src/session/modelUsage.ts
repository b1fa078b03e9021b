import { z } from 'zod'

/** The most tokens that one call of a language model can use. A higher number is an error. */
const maxTokensOfCall = 100_000_000

/**
 * A language model's paid usage, counted in the model's own tokens. Sent as a `usage` event before `reply`, or in the
 * response headers listed in `usageHeaders`. `isEstimated` is true if the model was stopped before it reported its usage. A call repeated with the
 * same idempotency key reports the same usage, because it was paid for only once.
 */
export const modelUsageSchema = z.object({
  inputTokens: z.int().min(0).max(maxTokensOfCall),
  outputTokens: z.int().min(0).max(maxTokensOfCall),
  isEstimated: z.boolean(),
})
/** The total over many calls; estimated if any part is. */
export const modelUsageTotalSchema = modelUsageSchema.extend({
  inputTokens: z.int().min(0),
  outputTokens: z.int().min(0),
})
export type ModelUsage = z.infer<typeof modelUsageTotalSchema>

export const noModelUsage: ModelUsage = { inputTokens: 0, outputTokens: 0, isEstimated: false }

/** Adds two usages; the sum is estimated if either is. */
export const modelUsageOfBoth = (one: ModelUsage, other: ModelUsage): ModelUsage => ({
  inputTokens: one.inputTokens + other.inputTokens,
  outputTokens: one.outputTokens + other.outputTokens,
  isEstimated: one.isEstimated || other.isEstimated,
})

/** Whether we paid for a language model at all. */
export const isAnyUsage = ({ inputTokens, outputTokens }: ModelUsage): boolean => inputTokens + outputTokens > 0
