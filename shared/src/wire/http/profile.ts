import { z } from 'zod'
import { extraTimePercentSchema, interviewStageSchema } from '../../vocabulary/interview.ts'

/** What somebody has said of themselves that every interview of theirs should heed. Both calls need a sign-in (401). */
export const profilePaths = {
  /** `GET`: 200 with a `profileSchema`. `PUT` with a `profileChangeSchema`, `PATCH` with a `profilePatchSchema`: the same, changed; 400 naming each field that is wrong. */
  profile: '/api/profile',
} as const

/**
 * Whether a language model may find the words of one's interviewer and coach. `inUse`: whether this installation has one; where it has
 * none there is nothing to agree to. `agreedAt` (ISO 8601, UTC): since when one has agreed; null if one has not, and the scripted
 * ones speak.
 */
export const languageModelChoiceSchema = z.object({ inUse: z.boolean(), agreedAt: z.iso.datetime().nullable() })

/**
 * The interview that somebody prepares for: `company` as they call it, the day without a time of day (`2026-12-01`), and the next
 * round. Each is null if they haven't said it.
 */
export const goalSchema = z.object({
  company: z.string().trim().min(1).max(100).nullable(),
  date: z.iso.date().nullable(),
  stage: interviewStageSchema.nullable(),
})
export type Goal = z.infer<typeof goalSchema>

/** Spaces of a tab that one can choose. */
export const tabSizes = [2, 4, 8] as const
/** Whose keys the code editor has. */
export const editorKeys = ['standard', 'vim', 'emacs'] as const
export type EditorKeys = (typeof editorKeys)[number]

/** How one's code editor works, in every browser. `tabSize` in spaces; null is what is usual in the language. */
export const editorPreferencesSchema = z.object({
  keys: z.enum(editorKeys),
  tabSize: z.union([...tabSizes.map((size) => z.literal(size)), z.null()]),
})
export type EditorPreferences = z.infer<typeof editorPreferencesSchema>

/** Of what one is told by mail: a ready scorecard, an invitation, tokens that were given, the answer to a report, and once a month that tokens run low. */
export const mailNoticesSchema = z.object({
  scorecardReady: z.boolean(),
  invitation: z.boolean(),
  grant: z.boolean(),
  reportAnswered: z.boolean(),
  tokensLow: z.boolean(),
})
export type MailNotices = z.infer<typeof mailNoticesSchema>
export const mailNotices = [
  'scorecardReady',
  'invitation',
  'grant',
  'reportAnswered',
  'tokensLow',
] as const satisfies readonly (keyof MailNotices)[]
export type MailNotice = (typeof mailNotices)[number]

/** `extraTimePercent` is an accommodation: interviews opened from now on last that much longer, and nothing else changes. */
export const profileSchema = z.object({
  extraTimePercent: extraTimePercentSchema,
  languageModel: languageModelChoiceSchema,
  /** Null until one has said what one prepares for. */
  goal: goalSchema.nullable(),
  /** Null until one has chosen: each browser then keeps what was chosen there. */
  editor: editorPreferencesSchema.nullable(),
  mailNotices: mailNoticesSchema,
  /** When the profile was changed last (ISO 8601, UTC), by the server's clock; null if it never was. */
  savedAt: z.iso.datetime().nullable(),
})
export type Profile = z.infer<typeof profileSchema>

/**
 * What one says of oneself. `languageModel`: whether a language model may find the interviewer's words; it is heeded from the next
 * answer on. It and `goal` stay as they were where they are missing; null takes the goal back.
 */
export const profileChangeSchema = z.object({
  extraTimePercent: extraTimePercentSchema,
  languageModel: z.boolean().optional(),
  goal: goalSchema.nullable().optional(),
})
export type ProfileChange = z.infer<typeof profileChangeSchema>

/** Changes what it names and nothing else, so that two tabs do not take back each other's choices. */
export const profilePatchSchema = z.object({
  extraTimePercent: extraTimePercentSchema.optional(),
  languageModel: z.boolean().optional(),
  goal: goalSchema.nullable().optional(),
  editor: editorPreferencesSchema.optional(),
  mailNotices: mailNoticesSchema.partial().optional(),
})
export type ProfilePatch = z.infer<typeof profilePatchSchema>

/** Where a mail program that ends a kind of mails posts to, with `?token=` (RFC 8058); a person who opens it comes to their settings. */
export const unsubscribePath = '/api/mail-notices'
