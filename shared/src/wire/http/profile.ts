import { z } from 'zod'
import { programmingLanguageSchema } from '../../vocabulary/code.ts'
import { contentDomainSchema, usualDomain } from '../../vocabulary/content.ts'
import { experienceLevelSchema, roleTypeSchema } from '../../vocabulary/hiring.ts'
import { extraTimePercentSchema, interviewStageSchema } from '../../vocabulary/interview.ts'

/** The user's preferences for all their interviews. Both calls need a sign-in (401). */
export const profilePaths = {
  /**
   * `GET`: 200 with a `profileSchema`. `PUT` with a `profileChangeSchema`, `PATCH` with a `profilePatchSchema`: the
   * changed profile; 400 naming each invalid field.
   */
  profile: '/api/profile',
} as const

/**
 * Whether a language model may word the messages of the user's interviewer and coach. `inUse`: whether this
 * installation has one; otherwise there is nothing to agree to. `agreedAt` (ISO 8601, UTC): when the user agreed; null
 * if they haven't, in which case the scripted ones speak.
 */
export const languageModelChoiceSchema = z.object({ inUse: z.boolean(), agreedAt: z.iso.datetime().nullable() })

/** The maximum hours per week for a path. */
export const maxHoursPerWeek = 40

/**
 * The interview the user is preparing for. `company` is as they typed it, and the day has no time (`2026-12-01`). The
 * other fields are the next round and what the path and readiness need: level, role, language, and hours a week. Each
 * is null if they haven't entered it; the last four are optional in requests.
 */
export const goalSchema = z.object({
  company: z.string().trim().min(1).max(100).nullable(),
  date: z.iso.date().nullable(),
  stage: interviewStageSchema.nullable(),
  level: experienceLevelSchema.nullable().default(null),
  role: roleTypeSchema.nullable().default(null),
  language: programmingLanguageSchema.nullable().default(null),
  hoursPerWeek: z.number().min(1).max(maxHoursPerWeek).nullable().default(null),
})
export type Goal = z.infer<typeof goalSchema>

/** The tab sizes to choose from, in spaces. */
export const tabSizes = [2, 4, 8] as const
/** The editors whose key bindings the code editor can use. */
export const editorKeys = ['standard', 'vim', 'emacs'] as const
export type EditorKeys = (typeof editorKeys)[number]

/** The user's editor settings, for every browser. `tabSize` in spaces; null means the language's usual size. */
export const editorPreferencesSchema = z.object({
  keys: z.enum(editorKeys),
  tabSize: z.union([...tabSizes.map((size) => z.literal(size)), z.null()]),
})
export type EditorPreferences = z.infer<typeof editorPreferencesSchema>

/**
 * The kinds of mail the user gets. A warning about low tokens comes at most once a month, and due reviews once a day.
 * Only content editors get texts to review.
 */
export const mailNoticesSchema = z.object({
  scorecardReady: z.boolean(),
  invitation: z.boolean(),
  grant: z.boolean(),
  reportAnswered: z.boolean(),
  tokensLow: z.boolean(),
  appointment: z.boolean(),
  reviewsDue: z.boolean(),
  contentReview: z.boolean(),
})
export type MailNotices = z.infer<typeof mailNoticesSchema>
export const mailNotices = [
  'scorecardReady',
  'invitation',
  'grant',
  'reportAnswered',
  'tokensLow',
  'appointment',
  'reviewsDue',
  'contentReview',
] as const satisfies readonly (keyof MailNotices)[]
export type MailNotice = (typeof mailNotices)[number]

/**
 * `extraTimePercent` is an accommodation: interviews opened from now on last that much longer; nothing else changes.
 */
export const profileSchema = z.object({
  /** The domain that the user studies: their lists and suggestions are about it. */
  domain: contentDomainSchema.default(usualDomain),
  extraTimePercent: extraTimePercentSchema,
  languageModel: languageModelChoiceSchema,
  /** Null until the user has set a goal. */
  goal: goalSchema.nullable(),
  /** Null until the user has chosen: each browser then keeps its own choice. */
  editor: editorPreferencesSchema.nullable(),
  mailNotices: mailNoticesSchema,
  /** When the profile last changed (ISO 8601, UTC), by the server's clock; null if it never did. */
  savedAt: z.iso.datetime().nullable(),
})
export type Profile = z.infer<typeof profileSchema>

/**
 * A new profile. `languageModel`: whether a language model may word the interviewer's messages; it applies starting
 * with the next reply. If missing, this field and `goal` stay unchanged; null clears the goal.
 */
export const profileChangeSchema = z.object({
  extraTimePercent: extraTimePercentSchema,
  languageModel: z.boolean().optional(),
  goal: goalSchema.nullable().optional(),
})
export type ProfileChange = z.infer<typeof profileChangeSchema>

/** Changes only the given fields, so that two tabs don't undo each other's choices. */
export const profilePatchSchema = z.object({
  domain: contentDomainSchema.optional(),
  extraTimePercent: extraTimePercentSchema.optional(),
  languageModel: z.boolean().optional(),
  goal: goalSchema.nullable().optional(),
  editor: editorPreferencesSchema.optional(),
  mailNotices: mailNoticesSchema.partial().optional(),
})
export type ProfilePatch = z.infer<typeof profilePatchSchema>

/**
 * The URL for unsubscribing from a kind of mail, with `?token=` (RFC 8058). Mail programs post to it; people who open
 * it are taken to their settings.
 */
export const unsubscribePath = '/api/mail-notices'

/** The page where people without an account turn off invitation mails, with a token in its fragment. */
export const invitationMailsPage = '/invitationMails'
/** `POST` with an `invitationMailsWishSchema`: 200 with an `invitationMailsSchema`; 410 LINK_INVALID. */
export const invitationMailsPath = '/api/invitation-mails'
/** `wanted`: the new choice; if missing, nothing changes. */
export const invitationMailsWishSchema = z.object({ token: z.string().min(1).max(512), wanted: z.boolean().optional() })
export const invitationMailsSchema = z.object({ wanted: z.boolean() })
