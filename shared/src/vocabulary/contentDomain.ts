import { z } from 'zod'

/** The fields of study that content belongs to (spec §1). */
export const contentDomains = ['tech_interview_prep', 'pharmacy_pre_reg'] as const
export const contentDomainSchema = z.enum(contentDomains)
export type ContentDomain = z.infer<typeof contentDomainSchema>
