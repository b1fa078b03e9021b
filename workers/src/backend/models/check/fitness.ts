import type { GuardedModel } from '../guardedModel.ts'
import type { ModelSettings } from '../modelSettings.ts'
import { checkedBy, verdictFileIn, verdictsOn } from './verdictFile.ts'

/** Whether a language model may interview, by the last check of it. */
export type Fitness = {
  mayInterview(): boolean
  inWords(): string
}

/**
 * The fitness of a model by the verdicts in a folder, as of now: a check that is made meanwhile counts from the next turn on. Who was never
 * checked may interview.
 * @param allowUnfit whether one that was found unfit may all the same
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

/** Nobody has a say in it: whoever is asked may speak. */
export const alwaysFit: Fitness = { mayInterview: () => true, inWords: () => '' }

/** A model in a line: how it answers, and whether it is fit. */
export const detailOf = (model: GuardedModel, fitness: Fitness): string =>
  [`${model.provider}, ${model.stateInWords()}`, fitness.inWords()].filter((part) => part !== '').join('; ')
