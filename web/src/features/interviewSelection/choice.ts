import {
  difficulties,
  durationsInMinutes,
  type InterviewSettings,
  interviewStages,
  type ProgrammingLanguage,
  readLanguage,
  settingsDefaults,
  storageKeys,
} from '@greenroom/shared'

/** What is chosen on the page: the settings of the interview and its language. */
export type Choice = { settings: InterviewSettings; programmingLanguage: ProgrammingLanguage }

/** The defaults of spec §2 and §5, in the language that was used last. */
export function firstChoice(storage: Pick<Storage, 'getItem'>): Choice {
  const { programmingLanguage: _default, ...settings } = settingsDefaults
  return {
    settings,
    programmingLanguage: readLanguage(readStored(storage)),
  }
}

function readStored(storage: Pick<Storage, 'getItem'>): string | null {
  try {
    return storage.getItem(storageKeys.preferredProgrammingLanguage)
  } catch {
    return null
  }
}

/** Kept for the next interview; a browser that forbids it asks again. */
export function rememberLanguage(storage: Pick<Storage, 'setItem'>, language: ProgrammingLanguage): void {
  try {
    storage.setItem(storageKeys.preferredProgrammingLanguage, language)
  } catch {
    console.info('The browser does not let this page remember the programming language.')
  }
}

/** The choice with other settings. */
export function withSettings(choice: Choice, change: Partial<InterviewSettings>): Choice {
  return { ...choice, settings: { ...choice.settings, ...change } }
}

/** Choices that differ in one thing of those that spec §8 names: difficulty, duration, interview stage. */
export function neighboursOf(choice: Choice): { choice: Choice; changed: Partial<InterviewSettings> }[] {
  const { interviewDifficulty, timeLimitInMinutes, interviewStage } = choice.settings
  const changes: Partial<InterviewSettings>[] = [
    ...difficulties.filter((each) => each !== interviewDifficulty).map((each) => ({ interviewDifficulty: each })),
    // What fits a shorter time fits a longer one as well: only longer ones can help.
    ...durationsInMinutes.filter((each) => each > timeLimitInMinutes).map((each) => ({ timeLimitInMinutes: each })),
    ...interviewStages.filter((each) => each !== interviewStage).map((each) => ({ interviewStage: each })),
  ]
  return changes.map((changed) => ({ changed, choice: withSettings(choice, changed) }))
}
