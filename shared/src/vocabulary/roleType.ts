import { z } from 'zod'

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
