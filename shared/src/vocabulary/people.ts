import { z } from 'zod'

/** A user in `GET /users` (spec §3). Ids of accounts are positive integers; `createdAt` is an ISO 8601 time in UTC. */
export const userSchema = z.object({
  id: z.int(),
  userName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  createdAt: z.iso.datetime(),
})
export type User = z.infer<typeof userSchema>

/** A user's rights (spec §6, tiers). */
export const subscriptionTiers = ['PENDING', 'FREE', 'PREMIUM', 'ADMIN', 'CONTENT_CREATOR'] as const
export const subscriptionTierSchema = z.enum(subscriptionTiers)
export type SubscriptionTier = z.infer<typeof subscriptionTierSchema>

/** A subscription as it is stored (spec §3). `subscriptionExpiry` is an ISO 8601 time in UTC, or null if nothing expires. */
export const subscriptionSchema = z.object({
  userId: z.number(),
  email: z.string().toLowerCase(),
  displayName: z.string(),
  subscriptionTier: subscriptionTierSchema,
  subscriptionExpiry: z.iso.datetime().nullable(),
  renewalId: z.string().nullable(),
})
export type Subscription = z.infer<typeof subscriptionSchema>

/** The document that lists the participants in the alpha phase (spec §3). */
export const alphaPhaseUsersSchema = z.object({ emails: z.array(z.string().toLowerCase()) })
export type AlphaPhaseUsers = z.infer<typeof alphaPhaseUsersSchema>

/** The countries we distinguish (spec §3, country codes). */
export const countryCodes = [
  'US',
  'GB',
  'IN',
  'CA',
  'DE',
  'FR',
  'AU',
  'NZ',
  'IE',
  'NL',
  'SG',
  'AE',
  'UNKNOWN',
  'OTHER',
] as const
export const countryCodeSchema = z.enum(countryCodes)
export type CountryCode = z.infer<typeof countryCodeSchema>

/** A user's feedback on Greenroom (spec §3, user feedback; the fields of `POST /feedback/userExperience`). */
export const userFeedbackSchema = z.object({
  userFeedbackRating: z.int().min(1).max(5),
  recommendPlatform: z.boolean(),
  likedMostFeedback: z.string().max(5000),
  improvementFeedback: z.string().max(5000),
  userEmail: z.email().optional(),
})
export type UserFeedback = z.infer<typeof userFeedbackSchema>

/** An application to become a coach (spec §3); the app turns it into a mail draft (spec §7). */
export const coachApplicationSchema = z.object({
  email: z.email(),
  linkedInUrl: z.url(),
  currentRole: z.string().min(1).max(200),
  workExperience: z.string().min(1).max(5000),
  interviewCount: z.int().min(0),
  interviewTypes: z.array(z.string().min(1)).min(1),
  reasonForInterest: z.string().min(1).max(5000),
  availabilityConsent: z.boolean(),
  preferredRoles: z.array(z.string().min(1)).min(1),
})
export type CoachApplication = z.infer<typeof coachApplicationSchema>
