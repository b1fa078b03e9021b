import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractReasoningMiddleware, type LanguageModel, wrapLanguageModel } from 'ai'
import { fetchWithFinishReason } from './finishReason.ts'
import type { ModelSettings } from './modelSettings.ts'

/** A reply has 60 words, and a model that thinks before it speaks needs room for that. */
const mostOutputTokens = 4_096

/** The model to be asked, and how many tokens it may write; its protocol is all that differs between the two kinds. */
export function languageModelOf(settings: ModelSettings): {
  model: LanguageModel
  mostOutputTokens: number | undefined
} {
  switch (settings.provider) {
    case 'anthropic': {
      const { apiKey, baseUrl, model } = settings
      const anthropic = createAnthropic({ apiKey, ...(baseUrl === undefined ? {} : { baseURL: baseUrl }) })
      return { model: anthropic(model), mostOutputTokens }
    }
    case 'openai-compatible': {
      const { apiKey, baseUrl, model } = settings
      const server = createOpenAICompatible({
        name: 'openai-compatible',
        baseURL: baseUrl,
        includeUsage: true,
        fetch: fetchWithFinishReason,
        ...(apiKey === undefined ? {} : { apiKey }),
      })
      // Servers of one's own often pass the thinking on as it comes.
      const thinking = extractReasoningMiddleware({ tagName: 'think' })
      return { model: wrapLanguageModel({ model: server(model), middleware: thinking }), mostOutputTokens: undefined }
    }
  }
}
