import { type ProgrammingLanguage, programmingLanguages } from '../vocabulary/code.ts'
import {
  type CompanyType,
  companyTypes,
  type ExperienceLevel,
  experienceLevels,
  type RoleType,
  roleTypes,
} from '../vocabulary/hiring.ts'
import {
  type Difficulty,
  difficulties,
  type InterviewerPersonality,
  type InterviewStage,
  interviewerPersonalities,
  interviewStages,
} from '../vocabulary/interview.ts'
import { type DurationInMinutes, defaultDurationInMinutes, durationsInMinutes } from './constants.ts'

/** Fallbacks for unknown settings (spec §5). */
export const settingsDefaults = {
  interviewDifficulty: 'moderately_challenging',
  interviewerPersonality: 'fair',
  interviewStage: 'on_site',
  companyType: 'generic tech company',
  candidateExperienceLevel: 'JUNIOR',
  candidateRoleType: 'software engineer (back-end)',
  timeLimitInMinutes: defaultDurationInMinutes,
  numberOfInterviewers: 1,
  programmingLanguage: 'python',
} as const

export const maxInterviewers = 4

/** Normalises case, spaces, hyphens and underscores: `On-site` is `on_site`. */
function canonical(value: string): string {
  return value
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '_')
}

function readOption<T extends string>(options: readonly T[], value: unknown, fallback: T): T {
  if (typeof value !== 'string') return fallback
  const wanted = canonical(value)
  return options.find((option) => canonical(option) === wanted) ?? fallback
}

/** Spec §5: an unknown personality is fair. */
export const readPersonality = (value: unknown): InterviewerPersonality =>
  readOption(interviewerPersonalities, value, settingsDefaults.interviewerPersonality)

/** Spec §5: an unknown stage is on-site. `take-home` is read as the take-home assessment. */
export const readStage = (value: unknown): InterviewStage =>
  typeof value === 'string' && canonical(value) === 'take_home'
    ? 'take_home_assessment'
    : readOption(interviewStages, value, settingsDefaults.interviewStage)

/** Spec §5: an unknown difficulty is moderately challenging. */
export const readDifficulty = (value: unknown): Difficulty =>
  readOption(difficulties, value, settingsDefaults.interviewDifficulty)

/** Spec §5: a language outside the supported list is the default. */
export const readLanguage = (
  value: unknown,
  fallback: ProgrammingLanguage = settingsDefaults.programmingLanguage,
): ProgrammingLanguage => readOption(programmingLanguages, value, fallback)

export const readCompanyType = (value: unknown): CompanyType =>
  readOption(companyTypes, value, settingsDefaults.companyType)

export const readRoleType = (value: unknown): RoleType =>
  readOption(roleTypes, value, settingsDefaults.candidateRoleType)

export const readExperienceLevel = (value: unknown): ExperienceLevel =>
  readOption(experienceLevels, value, settingsDefaults.candidateExperienceLevel)

/**
 * Spec §5: a time limit that isn't a number becomes the first option. A value between two options becomes the shorter
 * one, so nobody gets more time than they asked for. Values out of range become the first or last option.
 */
export function readTimeLimit(value: unknown): DurationInMinutes {
  const minutes = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof minutes !== 'number' || !Number.isFinite(minutes)) return durationsInMinutes[0]
  return durationsInMinutes.findLast((option) => option <= minutes) ?? durationsInMinutes[0]
}

/** Reads the number of interviewers: a whole number from 1 to 4. Anything else is read as 1. */
export function readNumberOfInterviewers(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= maxInterviewers
    ? value
    : settingsDefaults.numberOfInterviewers
}
