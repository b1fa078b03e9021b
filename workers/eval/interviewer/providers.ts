import type { FastifyBaseLogger } from 'fastify'
import type { InterviewerProvider } from '../../src/backend/interviewer/provider.ts'
import { scriptedProvider } from '../../src/backend/interviewer/scripted/scriptedProvider.ts'
import { modelSettings, readConfig } from '../../src/config.ts'

/** The providers that can be measured, by their names in `AI_PROVIDER`. */
export const providerNames = ['scripted', 'openai-compatible', 'anthropic'] as const
export type ProviderName = (typeof providerNames)[number]

/**
 * Opens the provider with this name, as the AI backend does, from the same environment variables. @throws InvalidConfig
 * naming what a language model lacks
 */
export async function providerNamed(
  name: ProviderName,
  environment: NodeJS.ProcessEnv,
  logger: FastifyBaseLogger,
): Promise<InterviewerProvider> {
  const settings = modelSettings(readConfig({ ...environment, AI_PROVIDER: name }))
  if (settings === null) return scriptedProvider()
  const { openModel } = await import('../../src/backend/models/openModel.ts')
  return openModel(settings, { logger, now: Date.now }).interviewer
}
