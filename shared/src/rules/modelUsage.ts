import type { ModelUsage } from '../http/chat.ts'

export const noModelUsage: ModelUsage = { inputTokens: 0, outputTokens: 0, isEstimated: false }

/** What language models were paid for in both together; estimated where a part of it is. */
export const modelUsageOfBoth = (one: ModelUsage, other: ModelUsage): ModelUsage => ({
  inputTokens: one.inputTokens + other.inputTokens,
  outputTokens: one.outputTokens + other.outputTokens,
  isEstimated: one.isEstimated || other.isEstimated,
})

/** Whether a language model was paid for anything. */
export const isAnyUsage = ({ inputTokens, outputTokens }: ModelUsage): boolean => inputTokens + outputTokens > 0
