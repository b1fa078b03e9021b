import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { extractReasoningMiddleware, type LanguageModel, wrapLanguageModel } from 'ai'
import { fetchAsStream } from './fetchAsStream.ts'
import type { ModelSettings } from './modelSettings.ts'

/** Opens the configured model. The two kinds differ only in protocol. */
export function languageModelOf(settings: ModelSettings): LanguageModel {
  switch (settings.provider) {
    case 'anthropic': {
      const { apiKey, baseUrl, model } = settings
      const anthropic = createAnthropic({ apiKey, ...(baseUrl === undefined ? {} : { baseURL: baseUrl }) })
      return anthropic(model)
    }
    case 'openai-compatible': {
      const { apiKey, baseUrl, model } = settings
      const server = createOpenAICompatible({
        name: 'openai-compatible',
        baseURL: baseUrl,
        includeUsage: true,
        fetch: fetchAsStream,
        ...(apiKey === undefined ? {} : { apiKey }),
      })
      // Self-hosted servers often send the model's thinking along with its text.
      const thinking = extractReasoningMiddleware({ tagName: 'think' })
      return wrapLanguageModel({ model: server(model), middleware: thinking })
    }
  }
}
