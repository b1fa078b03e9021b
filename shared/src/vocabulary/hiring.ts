import { z } from 'zod'

/** The companies whose interviews can be rehearsed (spec §3, company types); the strings go over the wire unchanged. */
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

/** The roles a candidate can apply for (spec §3, role types). */
export const roleTypes = [
  'software engineer (back-end)',
  'software engineer (front-end)',
  'software engineer (full-stack)',
  'devops',
  'machine learning',
  'data engineer',
  'data scientist',
  'quantitative researcher',
  'quantitative developer',
  'blockchain engineer',
] as const
export const roleTypeSchema = z.enum(roleTypes)
export type RoleType = z.infer<typeof roleTypeSchema>

/** Where a job is done. */
export const workplaces = ['on site', 'hybrid', 'remote'] as const

/** The expected level of the candidate (spec §3, candidateExperienceLevel). */
export const experienceLevels = ['JUNIOR', 'SENIOR'] as const
export const experienceLevelSchema = z.enum(experienceLevels)
export type ExperienceLevel = z.infer<typeof experienceLevelSchema>
