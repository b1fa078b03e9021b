import { durationsInMinutes, expectedCost, maxInterviewers } from '@greenroom/shared/rules'
import type { InterviewSettings } from '@greenroom/shared/session'
import { interviewStageLabels, type RoleType, roleTypes } from '@greenroom/shared/vocabulary'
import type { CompanyView } from '@greenroom/shared/wire'
import type { Choice, ChosenPreset } from '../../data/choice.ts'
import { selectionTexts as texts } from './texts.ts'

export type CompanyRound = CompanyView['rounds'][number]
/** A round, numbered from 1 within the company's whole process. */
export type NumberedRound = CompanyRound & { number: number }

/** The settings that a preset fixes. */
export type PresetSettings = Pick<
  InterviewSettings,
  | 'companyType'
  | 'interviewStage'
  | 'timeLimitInMinutes'
  | 'interviewDifficulty'
  | 'interviewerPersonality'
  | 'numberOfInterviewers'
> &
  Partial<Pick<InterviewSettings, 'candidateExperienceLevel'>>

/** The nearest available duration; the shorter one on a tie. */
export const nearestDuration = (minutes: number): number =>
  durationsInMinutes.toSorted((one, other) => Math.abs(one - minutes) - Math.abs(other - minutes) || one - other)[0] ??
  minutes

export const numbered = ({ rounds }: CompanyView): NumberedRound[] =>
  rounds.map((round, index) => ({ ...round, number: index + 1 }))

const onSite = ({ rounds }: CompanyView): CompanyRound[] => rounds.filter(({ stage }) => stage === 'on_site')

/**
 * Whether the company's on-site day can be rehearsed in one go: only for a real company with several on-site rounds.
 */
export const hasWholeDay = (company: CompanyView): boolean =>
  company.evidence !== 'neutral' && onSite(company).length > 1

/** A preset's settings; null if the company has no such round. */
function presetSettings(company: CompanyView, chosen: ChosenPreset['round']): PresetSettings | null {
  const { companyType } = company
  if (chosen === 'all') {
    const rounds = onSite(company)
    const hardest = rounds[0]
    if (!hasWholeDay(company) || hardest === undefined) return null
    return {
      companyType,
      interviewStage: 'on_site',
      timeLimitInMinutes: 60,
      interviewDifficulty: hardest.difficulty,
      interviewerPersonality: hardest.interviewerPersonality,
      numberOfInterviewers: Math.min(3, rounds.length, maxInterviewers),
    }
  }
  const round = company.rounds[chosen - 1]
  if (round === undefined) return null
  return {
    companyType,
    interviewStage: round.stage,
    timeLimitInMinutes: nearestDuration(round.durationInMinutes),
    interviewDifficulty: round.difficulty,
    interviewerPersonality: round.interviewerPersonality,
    numberOfInterviewers: 1,
    // Only seniors get system design; juniors would get another kind of question.
    ...(round.challengeTypes.every((type) => type === 'system_design') ? { candidateExperienceLevel: 'SENIOR' } : {}),
  }
}

/** Applies a preset to the choice; leaves it unchanged if the company has no such round. */
export function withPreset(choice: Choice, company: CompanyView, round: ChosenPreset['round']): Choice {
  const set = presetSettings(company, round)
  if (set === null) return choice
  return { ...choice, settings: { ...choice.settings, ...set }, preset: { slug: company.slug, round } }
}

/** Whether the chosen round fixes the language. */
export const locksLanguage = ({ preset }: Choice, company: CompanyView | undefined): boolean =>
  preset !== null && preset.round !== 'all' && company?.rounds[preset.round - 1]?.languageLocked === true

/** The settings that the user has changed since choosing the preset, each with the preset's value. */
export function changedSince(choice: Choice, company: CompanyView): Partial<InterviewSettings> {
  const set = choice.preset === null ? null : presetSettings(company, choice.preset.round)
  if (set === null) return {}
  const changed = Object.entries(set).filter(([name, value]) => !sameIn(choice.settings, name, value))
  return Object.fromEntries(changed)
}

const sameIn = (settings: InterviewSettings, name: string, value: unknown): boolean =>
  Object.entries(settings).some((entry) => entry[0] === name && entry[1] === value)

/** Tokens reserved when this round starts. */
export function costOf(company: CompanyView, round: NumberedRound): number {
  const set = presetSettings(company, round.number)
  return set === null ? 0 : expectedCost({ settings: { ...neutral, ...set }, assessmentType: null })
}

/** Settings that don't affect the price. */
const neutral = { candidateExperienceLevel: 'JUNIOR', candidateRoleType: roleTypes[0] } as const

export type StageFilter = 'all' | InterviewSettings['interviewStage']
/** A listed company, with the rounds that pass the filter. */
export type Listed = { company: CompanyView; rounds: NumberedRound[] }

/** Lists companies that have a round of this stage and match every search word, in their name or a round's. */
export function listed(companies: readonly CompanyView[], filter: { stage: StageFilter; search: string }): Listed[] {
  const words = wordsOf(filter.search)
  return companies
    .map((company) => ({
      company,
      rounds: numbered(company).filter(({ stage }) => filter.stage === 'all' || stage === filter.stage),
    }))
    .filter(({ company, rounds }) => {
      const text = [company.name, company.companyType, ...rounds.flatMap(textsOf)].join(' ').toLowerCase()
      return rounds.length > 0 && words.every((word) => text.includes(word))
    })
}

const textsOf = ({ name, stage, challengeTypes }: CompanyRound): string[] => [
  name,
  interviewStageLabels[stage],
  ...challengeTypes.map((type) => texts.kinds[type]),
]

/** Roles that match the search; none for an empty search. */
export function rolesFor(search: string): RoleType[] {
  const words = wordsOf(search)
  return words.length === 0 ? [] : roleTypes.filter((role) => words.every((word) => role.includes(word)))
}

const wordsOf = (search: string): string[] => search.toLowerCase().split(/\s+/).filter(Boolean)
