import type { FastifyBaseLogger } from 'fastify'
import type { InterviewerProvider } from '../interviewer/provider.ts'
import { scriptedProvider } from '../interviewer/scripted/scriptedProvider.ts'
import { languageModelOf } from './languageModel.ts'
import { modelProvider } from './modelProvider.ts'
import type { ModelSettings } from './modelSettings.ts'

/** The interviewer by the language model of the configuration, with the scripted one in reserve. Nothing is asked before the first turn. */
export function openModelProvider(
  settings: ModelSettings,
  { logger, now }: { logger: FastifyBaseLogger; now: () => number },
): InterviewerProvider {
  const model = { provider: settings.provider, name: settings.model, ...languageModelOf(settings) }
  return modelProvider({ model, standIn: scriptedProvider(), logger, now })
}
