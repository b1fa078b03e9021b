import { z } from 'zod'

/** The companies whose interviews can be rehearsed (spec §3, company types); the strings go over the wire as they stand. */
export const companyTypes = [
  'generic tech company',
  'startup',
  'Meta',
  'Bloomberg',
  'Google',
  'Amazon',
  'Apple',
  'Netflix',
  'Citadel',
  'Hudson River Trading',
  'Jane Street',
  'JP Morgan',
  'Morgan Stanley',
  'Uber',
  'Stripe',
  'Adobe',
  'LinkedIn',
  'Microsoft',
  'OpenAI',
] as const
export const companyTypeSchema = z.enum(companyTypes)
export type CompanyType = z.infer<typeof companyTypeSchema>
