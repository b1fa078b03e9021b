import type { FastifyBaseLogger } from 'fastify'
import type { CoachProvider } from '../coach/provider.ts'
import { scriptedCoach } from '../coach/scripted/scriptedCoach.ts'
import type { InterviewerProvider } from '../interviewer/provider.ts'
import { scriptedProvider } from '../interviewer/scripted/scriptedProvider.ts'
import { alwaysFit, type Fitness } from './check/fitness.ts'
import { guardedModel } from './guardedModel.ts'
import { languageModelOf } from './languageModel.ts'
import { modelCoach } from './modelCoach.ts'
import { modelProvider } from './modelProvider.ts'
import type { ModelSettings } from './modelSettings.ts'

/**
 * Who speaks by the language model of the configuration, each with the scripted one in reserve. They share one model: where it fails for
 * the one, the other leaves it alone too. Nothing is asked before the first turn.
 * @param fitness whether it may interview; it may where this is missing
 */
export function openModel(
  settings: ModelSettings,
  { logger, now, fitness = alwaysFit }: { logger: FastifyBaseLogger; now: () => number; fitness?: Fitness },
): { interviewer: InterviewerProvider; coach: CoachProvider } {
  const model = { provider: settings.provider, name: settings.model, model: languageModelOf(settings) }
  const guarded = guardedModel({ model, logger, now })
  return {
    interviewer: modelProvider(guarded, scriptedProvider(), { fitness }),
    coach: modelCoach(guarded, scriptedCoach(), { fitness }),
  }
}
