import { difficultyLabels, interviewStageLabels } from '@greenroom/shared/vocabulary'
import type { CompanyView } from '@greenroom/shared/wire'
import type { Choice, ChosenPreset } from '../../data/choice.ts'
import { nameOf } from '../../data/sessionLabels.ts'
import { selectionTexts as texts } from './texts.ts'

/** `Google, Algorithms` */
export function presetNameOf(company: CompanyView, round: ChosenPreset['round']): string {
  const name = round === 'all' ? texts.wholeDay.toLowerCase() : (company.rounds[round - 1]?.name ?? '')
  return `${company.name}, ${name}`
}

/** Sums up the choice: a company's round, or company, stage and difficulty. */
export function choiceInWords({ settings, preset }: Choice, company: CompanyView | undefined): string {
  if (preset !== null && company !== undefined) return presetNameOf(company, preset.round)
  const { companyType, interviewStage, interviewDifficulty } = settings
  const words = [nameOf(companyType), interviewStageLabels[interviewStage], difficultyLabels[interviewDifficulty]]
  return words.map((word, index) => (index === 0 ? word : word.toLowerCase())).join(', ')
}
