import { type Goal, maxHoursPerWeek, type PathWish, pathWishSchema } from '@greenroom/shared/wire'
import { z } from 'zod'
import { firstChoice } from '../../data/choice.ts'
import { isoDayOf } from '../../data/days.ts'
import { ownZone } from '../../data/ownZone.ts'
import { browserStorage } from '../../data/storage.ts'

const storage = browserStorage(() => sessionStorage)
const draftKey = 'greenroom:path-form'

/** The form's content. `hours`, per week, is kept as typed. */
const formSchema = pathWishSchema
  .pick({ stage: true, role: true, level: true, language: true })
  .extend({ company: z.string(), date: z.string(), hours: z.string() })
export type PathForm = z.infer<typeof formSchema>

const usualHours = 6
/** Names that mean no particular company. */
const isGeneric = (company: string): boolean => /^(a )?generic tech company$/i.test(company.trim())

/**
 * Text typed in this tab and not sent yet; otherwise the goal. The interview choice fills in what the goal leaves open.
 */
export function firstForm(goal: Goal | null, today: Date): PathForm {
  try {
    const draft = formSchema.safeParse(JSON.parse(storage.read(draftKey) ?? 'null'))
    if (draft.success) return draft.data
  } catch {
    // Damaged, so start afresh.
  }
  const { programmingLanguage, settings } = firstChoice(localStorage)
  const date = goal?.date ?? ''
  return {
    company: goal?.company ?? '',
    stage: goal?.stage ?? null,
    role: goal?.role ?? settings.candidateRoleType,
    level: goal?.level ?? settings.candidateExperienceLevel,
    language: goal?.language ?? programmingLanguage,
    date: date > isoDayOf(today) ? date : '',
    hours: String(goal?.hoursPerWeek ?? usualHours),
  }
}

export const keepDraft = (form: PathForm): void => storage.write(draftKey, JSON.stringify(form))
export const forgetDraft = (): void => storage.remove(draftKey)

export const hasPassed = ({ date }: Pick<PathForm, 'date'>, today: Date): boolean =>
  date !== '' && date <= isoDayOf(today)

/** The hours; null if no path can be planned for that number. */
export function hoursIn({ hours }: Pick<PathForm, 'hours'>): number | null {
  const number = Number(hours.replace(',', '.'))
  return hours.trim() !== '' && number >= 1 && number <= maxHoursPerWeek ? number : null
}

/** The wish to plan for; null while a field is wrong. */
export function wishOf(form: PathForm, today: Date): PathWish | null {
  const { company, date, hours: _hours, ...rest } = form
  const hoursPerWeek = hoursIn(form)
  if (hoursPerWeek === null || hasPassed(form, today)) return null
  const name = isGeneric(company) ? '' : company.trim()
  const timeZone = ownZone()
  return {
    ...rest,
    company: name === '' ? null : name,
    date: date === '' ? null : date,
    hoursPerWeek,
    days: null,
    timeZone,
  }
}
