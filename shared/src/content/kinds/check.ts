import { z } from 'zod'
import { askSchema, prose } from '../prose.ts'

const wordsOf = (text: string): number => text.split(/\s+/).length

/** Word limit for a situation and its question together: a turn is 45 words, and a few go on the lead-in. */
const longestCheck = 38

/** A short answer: a number, a range (`70..75`), `yes`, `no`, or a few words with `|` between synonyms. */
const value = prose.max(60).regex(/^[^;]+$/)

/**
 * A small concrete situation, and a question with a short answer that shows whether the candidate understood a point,
 * however they explained it. `options` are the choices that the question offers, in the same order.
 */
export const checkSchema = z
  .object({
    situation: prose,
    question: askSchema,
    /** The question as worded in a scorecard, after "Asked": "Asked what B's update reports, said …". */
    reports: prose.max(90),
    options: z.array(value).min(2).optional(),
    right: z.array(value).min(1),
    /** Half-right answers. After one, the interviewer asks once more. */
    half: z.array(value).default([]),
    wrong: z.array(value).min(1),
    /** The situation as an input for the challenge's programs. Their output proves that `right` is the right answer. */
    input: z.string().optional(),
    why: prose,
  })
  .refine(
    ({ situation, question }) => wordsOf(situation) + wordsOf(question) <= longestCheck,
    `a situation and its question have at most ${longestCheck} words`,
  )
  .refine(
    ({ right, half, wrong }) =>
      new Set([...right, ...half, ...wrong]).size === right.length + half.length + wrong.length,
    'an answer stands there twice',
  )
export type Check = z.infer<typeof checkSchema>

/**
 * The checks for one point; `of` is the start of its heading, or `The method` or `The approach` for the way to the
 * answer.
 */
export const pointChecksSchema = z.object({ of: prose, checks: z.array(checkSchema).min(1) })
export type PointChecks = z.infer<typeof pointChecksSchema>

export const checksSchema = z.array(pointChecksSchema).min(1)
