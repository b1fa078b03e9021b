import type { FastifyBaseLogger } from 'fastify'
import type { CoachProvider } from '../coach/provider.ts'
import { scriptedCoach } from '../coach/scripted/scriptedCoach.ts'
import type { CvWriter } from '../cv/cvWriter.ts'
import type { InterviewerProvider } from '../interviewer/provider.ts'
import { scriptedProvider } from '../interviewer/scripted/scriptedProvider.ts'
import { alwaysFit, type Fitness } from './check/fitness.ts'
import { guardedModel } from './guardedModel.ts'
import { languageModelOf } from './languageModel.ts'
import { modelCoach } from './modelCoach.ts'
import { modelCvWriter } from './modelCvWriter.ts'
import { modelProvider } from './modelProvider.ts'
import type { ModelSettings } from './modelSettings.ts'

/**
 * Opens the interviewer and the coach on the configured language model, each with its scripted fallback, and the writer
 * for CVs. All share one model, so after failures for one of them the model pauses for all. Makes no call before the
 * first turn.
 * @param fitness whether the model may interview; it may if this is left out
 */
export function openModel(
  settings: ModelSettings,
  { logger, now, fitness = alwaysFit }: { logger: FastifyBaseLogger; now: () => number; fitness?: Fitness },
): { interviewer: InterviewerProvider; coach: CoachProvider; cvWriter: CvWriter } {
  const model = { provider: settings.provider, name: settings.model, model: languageModelOf(settings) }
  const guarded = guardedModel({ model, logger, now })
  return {
    interviewer: modelProvider(guarded, scriptedProvider(), { fitness }),
    coach: modelCoach(guarded, scriptedCoach(), { fitness }),
    cvWriter: modelCvWriter(guarded),
  }
}
