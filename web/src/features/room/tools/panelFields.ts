import { codeRuns, type PanelSetting } from '@greenroom/shared/rules'
import type { ParticipantCommandInput, Session } from '@greenroom/shared/session'
import { roomTexts as texts } from '../../../parts/room/texts.ts'

export type PanelField = {
  value: string
  options: PanelSetting['options']
  /** Why it can't be changed now; null if it can. */
  lockedBecause: string | null
}

/** The session data that the panel shows or depends on. */
export type PanelSession = Pick<
  Session,
  'settings' | 'programmingLanguage' | 'languageLocked' | 'assessmentType' | 'phase'
>

/** Reads a setting from this session: its value, and whether and why it is locked. */
export function fieldOf(setting: PanelSetting, state: PanelSession): PanelField {
  const { options } = setting
  const value = currentValue(setting, state)
  const known = options.some((option) => option.value === value)
  return {
    value,
    options: known ? options : [...options, { value, label: value }],
    lockedBecause: lockOf(setting, state),
  }
}

function currentValue({ name, defaultValue }: PanelSetting, { settings, programmingLanguage }: PanelSession): string {
  switch (name) {
    case 'codeExecution':
      return defaultValue
    case 'programmingLanguage':
      return programmingLanguage
    default:
      return String(settings[name])
  }
}

/**
 * Why a setting is locked. An interview can lock its language. The type is locked from the start, and everything is
 * locked once the interview ends.
 */
function lockOf({ name, locked, lockedBecause }: PanelSetting, state: PanelSession): string | null {
  if (name === 'codeExecution' && codeRuns(state)) return texts.ownRuns
  if (locked === 'always') return lockedBecause
  if (state.phase === 'ENDED') return texts.settingsOver
  if (name === 'programmingLanguage') return state.languageLocked === true ? lockedBecause : null
  return name === 'interviewStage' && state.phase !== 'NOT_STARTED' ? lockedBecause : null
}

/** The command that changes a setting; null if it can't be changed. */
export function changeOf(setting: PanelSetting, value: string): ParticipantCommandInput | null {
  switch (setting.name) {
    case 'programmingLanguage':
      return { type: 'ChangeSettings', settings: {}, programmingLanguage: value }
    case 'interviewerPersonality':
    case 'interviewStage':
      return { type: 'ChangeSettings', settings: { [setting.name]: value } }
    case 'timeLimitInMinutes':
    case 'interviewDifficulty':
    case 'codeExecution':
      return null
  }
}
