import { settingsDefaults } from '@greenroom/shared/rules'
import { type InterviewSettings, readSettings, requestedSettingsSchema } from '@greenroom/shared/session'
import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import { z } from 'zod'
import { preferredLanguage, rememberLanguage } from './preferredLanguage.ts'

/**
 * Where a preset comes from: the company's slug, and one of its rounds, counted from 1, or all on-site rounds at once.
 */
const chosenPresetSchema = z.object({
  slug: z.string(),
  round: z.union([z.int().min(1), z.literal('all')]),
})
export type ChosenPreset = z.infer<typeof chosenPresetSchema>

/** The choice on the page. `preset` is null if everything was set by hand. */
export type Choice = {
  settings: InterviewSettings
  programmingLanguage: ProgrammingLanguage
  /** Whether the language is fixed in the room. */
  languageLocked: boolean
  /** Exam mode: no hints, no coach, no power-ups. */
  exam: boolean
  preset: ChosenPreset | null
  /** Whether the behavioural round asks about the CV, if there is a CV and such a round. */
  askAboutCv: boolean
}

/**
 * The storage key that keeps the choice across reloads. The language has its own key, which the specification names.
 */
export const choiceKey = 'interview-choice'

const storedSchema = z.object({
  settings: requestedSettingsSchema,
  languageLocked: z.boolean().default(false),
  exam: z.boolean(),
  preset: chosenPresetSchema.nullable(),
  askAboutCv: z.boolean().default(false),
})

/** The last choice, or the defaults of spec §2 and §5, with the last language used. */
export function firstChoice(storage: Pick<Storage, 'getItem'>): Choice {
  const programmingLanguage = preferredLanguage(storage)
  const stored = storedSchema.safeParse(parsed(storage))
  if (stored.success) return { ...stored.data, settings: readSettings(stored.data.settings), programmingLanguage }
  const { programmingLanguage: _default, ...settings } = settingsDefaults
  return { settings, programmingLanguage, languageLocked: false, exam: false, preset: null, askAboutCv: false }
}

function parsed(storage: Pick<Storage, 'getItem'>): unknown {
  try {
    return JSON.parse(storage.getItem(choiceKey) ?? 'null')
  } catch {
    return null
  }
}

/** Stores the choice for a reload and the next interview. If the browser blocks storage, the defaults apply. */
export function rememberChoice(storage: Pick<Storage, 'setItem'>, choice: Choice): void {
  const { programmingLanguage, ...rest } = choice
  rememberLanguage(storage, programmingLanguage)
  try {
    storage.setItem(choiceKey, JSON.stringify(rest))
  } catch {
    console.info('The browser won’t let this page remember the choice.')
  }
}

/** The shortest interview that ends with a behavioural round. */
const fewestMinutesAboutCv = 45

/**
 * Chooses an on-site interview whose behavioural round asks about the CV. Keeps the company, but not a single round of
 * it.
 */
export function aboutCv(choice: Choice): Choice {
  const timeLimitInMinutes = Math.max(choice.settings.timeLimitInMinutes, fewestMinutesAboutCv)
  const settings = { ...choice.settings, interviewStage: 'on_site' as const, timeLimitInMinutes }
  return { ...choice, settings, preset: null, askAboutCv: true }
}

/** Drops the choice's preset: removes the company, but keeps its other settings as a starting point. */
export const byHand = (choice: Choice): Choice => ({
  ...choice,
  settings: { ...choice.settings, companyType: settingsDefaults.companyType },
  preset: null,
})

/** Changes settings in the choice. A round belongs to its company and stage, so changing either deselects it. */
export function withSettings(choice: Choice, change: Partial<InterviewSettings>): Choice {
  const settings = { ...choice.settings, ...change }
  const leaves =
    settings.companyType !== choice.settings.companyType || settings.interviewStage !== choice.settings.interviewStage
  return { ...choice, settings, preset: leaves ? null : choice.preset }
}
