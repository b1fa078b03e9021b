import { z } from 'zod'

/** One problem with a request: `path` is dotted (`testCases.0.stdin`), `in` is the part of the request. */
export const fieldProblemSchema = z.object({ path: z.string(), message: z.string(), in: z.string().optional() })
export type FieldProblem = z.infer<typeof fieldProblemSchema>

/**
 * The body of every error from every HTTP service (`application/problem+json`). `code` is stable; `title` and `detail`
 * are for people.
 */
export const problemSchema = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  errors: z.array(fieldProblemSchema).optional(),
})
export type Problem = z.infer<typeof problemSchema>

/** A catalogue's texts for one code. */
export type ProblemKind = { readonly status: number; readonly title: string }

/** The type of a problem, derived from its code. */
export const problemTypeOf = (code: string): string =>
  `urn:greenroom:problem:${code.toLowerCase().replaceAll('_', '-')}`
