import { z } from 'zod'

/** An application to become a coach (spec §3); it leaves the product as a mail draft (spec §7). */
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
