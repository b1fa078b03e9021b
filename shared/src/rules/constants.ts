/** The constants of spec §9. Names of durations end with their unit. */

/** How many times a chat call is tried, and the delay between tries (spec §7). */
export const chatCallRetry = { attempts: 3, delayMs: 2000 } as const

/** Number of attempts to look up the user id at sign-in, and the delay between them (spec §4). */
export const userIdLookupRetry = { attempts: 3, delayMs: 1000 } as const

/** The durations an interview can have, in minutes. */
export const durationsInMinutes = [20, 25, 30, 35, 45, 60] as const
export type DurationInMinutes = (typeof durationsInMinutes)[number]
export const defaultDurationInMinutes: DurationInMinutes = 20

/** Cookies that remember the visitor's country. */
export const locationCookies = { normalized: 'normalizedUserCountry', raw: 'userCountryRaw', lifetimeDays: 7 } as const

/** Keys of the browser's local storage. */
export const storageKeys = {
  emailToUserIdMapping: 'emailToUserIdMapping',
  learningPath: 'learningPath',
  completedChallengeIDs: 'completedChallengeIDs',
  concepts: 'concepts',
  preferredProgrammingLanguage: 'preferred-programming-language',
} as const

/** The labels of the two action buttons in the room. */
export const stageButtonLabels = { doneCoding: 'Done coding', skipQuestion: 'Skip question' } as const

/** The minimum years of experience that a job search starts with. */
export const defaultMinimumExperienceYears = 1

export const planNames = ['Boost', 'Boost Mini', 'Target', '360'] as const
export type PlanName = (typeof planNames)[number]

export const environmentNames = ['development', 'production'] as const
export type EnvironmentName = (typeof environmentNames)[number]

/**
 * The AI-usage tokens granted each month. The specification gives both numbers without saying what they mean; that's
 * our choice.
 */
export const monthlyTokenGrants = { premium: 20_000, free: 10_000 } as const

/** A signed-out user's address (spec §9); `.invalid` can never receive mail. */
export const signedOutEmail = 'not-signed-in@greenroom.invalid'

/** The name of a signed-out user (spec §4). */
export const signedOutName = 'User'

/** The name of a user without a subscription (spec §4). */
export const defaultDisplayName = 'user'

/** Maximum widths, in pixels, of small, medium and large page-builder content (spec §9). */
export const pageBuilderBreakpointsPx = { small: 640, medium: 991, large: 1200 } as const
