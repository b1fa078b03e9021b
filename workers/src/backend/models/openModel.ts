import type { FastifyBaseLogger } from 'fastify'
import { scriptedProvider } from '../interviewer/scripted/scriptedProvider.ts'
import { guardedModel } from './guardedModel.ts'
import { languageModelOf } from './languageModel.ts'
import { modelProvider } from './modelProvider.ts'
import type { ModelSettings } from './modelSettings.ts'

/** Who speaks by the language model of the configuration, each with the scripted one in reserve. Nothing is asked before the first turn. */
export function openModel(settings: ModelSettings, { logger, now }: { logger: FastifyBaseLogger; now: () => number }) {
  const model = { provider: settings.provider, name: settings.model, ...languageModelOf(settings) }
  const guarded = guardedModel({ model, logger, now })
  return { interviewer: modelProvider(guarded, scriptedProvider()) }
}
