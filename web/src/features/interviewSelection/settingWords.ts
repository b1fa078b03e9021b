import type { InterviewSettings } from '@greenroom/shared/session'
import { difficultyLabels, interviewerPersonalityLabels, interviewStageLabels } from '@greenroom/shared/vocabulary'
import type { NearestMatch } from '@greenroom/shared/wire'
import { nameOf } from '../../data/sessionLabels.ts'
import { selectionTexts as texts } from './texts.ts'

/** Wording for each setting's value, for use mid-sentence. */
const words: { [Name in keyof InterviewSettings]: (value: InterviewSettings[Name]) => string } = {
  interviewStage: (stage) => interviewStageLabels[stage].toLowerCase(),
  timeLimitInMinutes: (minutes) => texts.long(minutes),
  interviewDifficulty: (difficulty) => difficultyLabels[difficulty].toLowerCase(),
  interviewerPersonality: (personality) => interviewerPersonalityLabels[personality].toLowerCase(),
  numberOfInterviewers: (people) => (people === 1 ? '1 interviewer' : `${people} interviewers`),
  candidateExperienceLevel: (level) => texts.levels[level].toLowerCase(),
  companyType: nameOf,
  candidateRoleType: nameOf,
}

const inWords = <Name extends keyof InterviewSettings>(name: Name, settings: Pick<InterviewSettings, Name>): string =>
  words[name](settings[name])

const names = Object.keys(words) as (keyof InterviewSettings)[]

/** `30 minutes instead of 45 minutes, fair instead of harsh`: describes how `is` differs from the settings in `was`. */
export const differences = (is: InterviewSettings, was: Partial<InterviewSettings>): string =>
  names
    .filter((name) => was[name] !== undefined && was[name] !== is[name])
    .map((name) => texts.nearestChoice(inWords(name, is), inWords(name, { ...is, ...was })))
    .join(', ')

/** `30 minutes instead of 20 minutes`: describes what a nearest match would change. */
export function nearestInWords(change: NearestMatch, settings: InterviewSettings): string {
  const text = differences({ ...settings, ...change }, settings)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
