import { programmingLanguageLabels, programmingLanguages } from '../vocabulary/code.ts'
import {
  difficulties,
  difficultyLabels,
  interviewerPersonalities,
  interviewerPersonalityLabels,
  interviewStageLabels,
  interviewStages,
} from '../vocabulary/interview.ts'
import { durationsInMinutes } from './constants.ts'
import { settingsDefaults } from './settings.ts'

/** The room's settings panel as data (spec §2): options, defaults, and which settings are locked and why. */
export type PanelSetting = {
  name:
    | 'interviewerPersonality'
    | 'programmingLanguage'
    | 'interviewStage'
    | 'timeLimitInMinutes'
    | 'interviewDifficulty'
    | 'codeExecution'
  label: string
  options: readonly { value: string; label: string }[]
  defaultValue: string
  /** The reason to show while the setting is locked; null if the setting is never locked. */
  lockedBecause: string | null
  /** Whether the setting is locked in every interview, only in some interviews, or in none. */
  locked: 'always' | 'by_interview' | 'never'
}

const choices = <T extends string>(values: readonly T[], labels: Record<T, string>) =>
  values.map((value) => ({ value, label: labels[value] }))

/** Why the language can't be changed in an interview that locks it (spec §2). */
export const languageLockedText = 'This interview sticks to one language.'

export const settingsPanel: readonly PanelSetting[] = [
  {
    name: 'interviewerPersonality',
    label: 'Interviewer personality',
    options: choices(interviewerPersonalities, interviewerPersonalityLabels),
    defaultValue: settingsDefaults.interviewerPersonality,
    locked: 'never',
    lockedBecause: null,
  },
  {
    name: 'programmingLanguage',
    label: 'Programming language',
    options: choices(programmingLanguages, programmingLanguageLabels),
    defaultValue: settingsDefaults.programmingLanguage,
    locked: 'by_interview',
    lockedBecause: languageLockedText,
  },
  {
    name: 'interviewStage',
    label: 'Interview type',
    options: choices(interviewStages, interviewStageLabels),
    defaultValue: settingsDefaults.interviewStage,
    locked: 'by_interview',
    lockedBecause: 'The type is fixed once the interview has started.',
  },
  {
    name: 'timeLimitInMinutes',
    label: 'Max duration (minutes)',
    options: durationsInMinutes.map((minutes) => ({ value: String(minutes), label: `${minutes}` })),
    defaultValue: String(settingsDefaults.timeLimitInMinutes),
    locked: 'always',
    lockedBecause: 'Chosen before the interview, so the clock means something.',
  },
  {
    name: 'interviewDifficulty',
    label: 'Difficulty',
    options: choices(difficulties, difficultyLabels),
    defaultValue: settingsDefaults.interviewDifficulty,
    locked: 'always',
    lockedBecause: 'Chosen before the interview; the question depends on it.',
  },
  {
    name: 'codeExecution',
    label: 'Code execution',
    options: [{ value: 'disabled', label: 'Disabled' }],
    defaultValue: 'disabled',
    locked: 'always',
    lockedBecause: 'You can’t run code in this interview, as in most real ones.',
  },
]

/** The panel's note beneath its settings (spec §2). */
export const settingsPanelNote =
  'Some settings are not configurable for some interviews. Changes are applied automatically.'

export const settingsPanelCloseLabel = 'Close'
