import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { answerOfCheck } from '../../src/reading/checks/answerOfCheck.ts'

const texts = z.array(z.string())
const kindSchema = z.object({
  kind: z.string(),
  check: z.object({
    situation: z.string(),
    question: z.string(),
    options: texts.optional(),
    right: texts,
    half: texts,
    wrong: texts,
  }),
  said: z.object({ right: texts.min(10), wrong: texts.min(10), unclear: texts.min(4) }),
})

/**
 * A kind of check answer (such as a number), with examples of right answers, wrong answers, and replies that don't
 * answer.
 */
export type WaysToSay = z.infer<typeof kindSchema>

/** Reads the table of ways people answer checks. */
export const waysToSay = (): WaysToSay[] =>
  z
    .object({ kinds: z.array(kindSchema) })
    .parse(JSON.parse(readFileSync(new URL('./checkAnswers.json', import.meta.url), 'utf8'))).kinds

/** An answer to a check that was judged differently from its meaning. */
export type Misjudged = { kind: string; said: string; meant: string; judged: string }

/** Returns all answers in the table that are judged differently from their meaning. */
export const misjudged = (kinds: readonly WaysToSay[]): Misjudged[] =>
  kinds.flatMap(({ kind, check, said }) =>
    (['right', 'wrong', 'unclear'] as const).flatMap((meant) =>
      said[meant].flatMap((each) => {
        const judged = answerOfCheck(each, check)
        return judged === meant ? [] : [{ kind, said: each, meant, judged }]
      }),
    ),
  )
