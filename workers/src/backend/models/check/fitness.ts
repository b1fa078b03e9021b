import type { GuardedModel } from '../guardedModel.ts'
import type { ModelSettings } from '../modelSettings.ts'
import { checkedBy, verdictFileIn, verdictsOn } from './verdictFile.ts'

/** Whether a language model may interview, according to its last check. */
export type Fitness = {
  mayInterview(): boolean
  inWords(): string
}

/**
 * Reads a model's verdicts from a folder, and again whenever they change, so that a new check counts from the next
 * turn. A model without a check may interview.
 * @param allowUnfit whether an unfit model may interview too
 */
export function fitnessOf(
  settings: ModelSettings,
  { dataDir, allowUnfit }: { dataDir: string; allowUnfit: boolean },
): Fitness {
  const verdict = verdictsOn(verdictFileIn(dataDir), checkedBy(settings))
  return {
    mayInterview: () => allowUnfit || verdict()?.isFit !== false,
    inWords() {
      const record = verdict()
      if (record === null) return 'never checked (npm run model-check)'
      const day = record.checkedAt.slice(0, 10)
      if (record.isFit) return `fit to interview (checked ${day})`
      const use = allowUnfit ? 'speaks all the same, by AI_MODEL_UNFIT=allow' : 'stays out of interviews'
      return `not fit to interview (checked ${day}): ${use}`
    },
  }
}

/** Skips the fitness check: the configured model may speak. */
export const alwaysFit: Fitness = { mayInterview: () => true, inWords: () => '' }

/** Describes a model in one line: how fast it answers, and whether it is fit. */
export const detailOf = (model: GuardedModel, fitness: Fitness): string =>
  [`${model.provider}, ${model.stateInWords()}`, fitness.inWords()].filter((part) => part !== '').join('; ')
