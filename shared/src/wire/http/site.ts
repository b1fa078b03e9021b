import { z } from 'zod'
import type { RetentionDays } from '../../rules/retention.ts'

/** This installation's settings for pages. */
export const sitePaths = {
  /** `GET`, from anybody: 200 with a `siteSchema`. */
  site: '/api/site',
} as const

const days = z.int().positive()

/** This installation's retention, in days. */
const retentionDaysSchema = z.object({
  signIns: days,
  guests: days,
  endedInvites: days,
  endedShares: days,
  messages: days,
  feedback: days,
  notices: days,
  mails: days,
  formAnswers: days,
} satisfies Record<keyof RetentionDays, z.ZodInt>)

/** Who runs this installation. `address` has several lines; `register` names the register and the number in it. */
export const operatorSchema = z.object({
  name: z.string(),
  address: z.array(z.string()),
  email: z.email(),
  register: z.string().nullable(),
})
export type Operator = z.infer<typeof operatorSchema>

/**
 * `careersEmail`: where applications go (spec §7, the coach's mail draft), or null if the operator has set no address.
 * `languageModel`: whether a language model words the interviewer's messages. `asksForCountry`: whether a third-party
 * service looks up a visitor's country. `inviteOnly`: only invited people may sign up for now.
 */
export const siteSchema = z.object({
  careersEmail: z.email().nullable(),
  retentionDays: retentionDaysSchema,
  languageModel: z.boolean(),
  asksForCountry: z.boolean(),
  inviteOnly: z.boolean(),
  operator: operatorSchema.nullable(),
})
export type Site = z.infer<typeof siteSchema>
