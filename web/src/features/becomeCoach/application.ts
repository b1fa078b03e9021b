import { type CoachApplication, coachApplicationSchema, roleTypeSchema } from '@greenroom/shared/vocabulary'
import { z } from 'zod'
import { browserStorage } from '../../data/storage.ts'
import { coachTexts as texts } from './texts.ts'

/** The form as typed; numbers stay text until the form is validated. */
export type CoachForm = Omit<CoachApplication, 'interviewCount'> & { interviewCount: string }

export const emptyApplication: CoachForm = {
  email: '',
  linkedInUrl: '',
  currentRole: '',
  workExperience: '',
  interviewCount: '',
  interviewTypes: [],
  reasonForInterest: '',
  availabilityConsent: false,
  preferredRoles: [],
}

export type ApplicationProblems = Partial<Record<keyof CoachForm, string>>

const sentences: Record<keyof CoachForm, string> = {
  email: texts.wrong.email,
  linkedInUrl: texts.wrong.linkedInUrl,
  currentRole: texts.wrong.text,
  workExperience: texts.wrong.text,
  interviewCount: texts.wrong.interviewCount,
  interviewTypes: texts.wrong.interviewTypes,
  reasonForInterest: texts.wrong.text,
  availabilityConsent: texts.wrong.text,
  preferredRoles: texts.wrong.preferredRoles,
}

const storage = browserStorage(() => localStorage)
const key = 'coach-application'
const text = z.string().catch('')
const choices = z.array(z.string()).catch([])
const keptSchema = z.object({
  email: text,
  linkedInUrl: text,
  currentRole: text,
  workExperience: text,
  interviewCount: text,
  interviewTypes: choices,
  reasonForInterest: text,
  availabilityConsent: z.boolean().catch(false),
  preferredRoles: z.array(roleTypeSchema).catch([]),
}) satisfies z.ZodType<CoachForm>

/** Restores what was typed earlier, so that a reload loses nothing. */
export function keptApplication(): CoachForm {
  try {
    return keptSchema.parse(JSON.parse(storage.read(key) ?? '{}'))
  } catch {
    return emptyApplication
  }
}

export function keepApplication(form: CoachForm): void {
  if (JSON.stringify(form) === JSON.stringify(emptyApplication)) storage.remove(key)
  else storage.write(key, JSON.stringify(form))
}

/** Validates the form, one sentence per field; empty if it can be sent (spec §3, coach application). */
export function problemsOf(form: CoachForm): ApplicationProblems {
  const { interviewCount, ...rest } = form
  const parsed = coachApplicationSchema.safeParse({
    ...rest,
    email: form.email.trim(),
    linkedInUrl: form.linkedInUrl.trim(),
    interviewCount: interviewCount.trim() === '' ? Number.NaN : Number(interviewCount),
  })
  if (parsed.success) return {}
  const fields = parsed.error.issues.map(({ path }) => path[0])
  return Object.fromEntries(Object.entries(sentences).filter(([field]) => fields.includes(field)))
}

/** Writes the application out as an email body, field by field (spec §7). */
export function mailText(form: CoachForm): string {
  const answers: Record<keyof CoachForm, string> = {
    ...form,
    interviewTypes: form.interviewTypes.join(', '),
    preferredRoles: form.preferredRoles.join(', '),
    availabilityConsent: form.availabilityConsent ? texts.yes : texts.no,
  }
  const { workExperienceHint: _hint, ...labels } = texts.fields
  return Object.entries(labels)
    .map(([field, label]) => `${label}\n${answers[field as keyof CoachForm]}`)
    .join('\n\n')
}

/** Some mail programs cut off longer links. */
export const longestMailLink = 1_900

/** A `mailto:` link that drafts the application to the careers address (spec §7). */
export const mailLink = (address: string, form: CoachForm): string =>
  `mailto:${address}?subject=${encodeURIComponent(texts.subject)}&body=${encodeURIComponent(mailText(form).replaceAll('\n', '\r\n'))}`
