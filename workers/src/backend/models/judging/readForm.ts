import { z } from 'zod'

/** A line of a filled-in form: a key, a verdict, and the quotes that show it. Nothing in it has been checked yet. */
export type FormLine = { point: string; verdict: 'shown' | 'contradicted'; quotes: readonly string[] }

/** The maximum number of characters in a form. A model that needs more has lost track. */
export const longestForm = 16_000

const object = /\{(?:[^{}"]|"(?:[^"\\\n]|\\.)*")*\}/g
const emptyForm = /^("?none"?\.?|\[\]|\{\}|\{"points":\[\]\})$/i

const lineSchema = z.object({
  point: z.string().trim().toLowerCase(),
  verdict: z.string().trim().toLowerCase(),
  quote: z.union([z.string(), z.array(z.string())]).optional(),
})

/**
 * Parses the lines of a form, however a model wraps them: bare, in a list, in a fenced block, or with text around them.
 * Skips everything else. Null if there is no readable line and the form doesn't say "none".
 */
export function readForm(text: string): FormLine[] | null {
  if (text.length > longestForm) return null
  if (emptyForm.test(text.replaceAll(/```(json)?|\s/g, ''))) return []
  const read = objectsIn(text).flatMap((each) => lineSchema.safeParse(each).data ?? [])
  if (read.length === 0) return null
  return read.flatMap(({ point, verdict, quote = [] }): FormLine[] => {
    const quotes = typeof quote === 'string' ? [quote] : quote
    return verdict === 'shown' || verdict === 'contradicted' ? [{ point, verdict, quotes }] : []
  })
}

/** The flat JSON objects anywhere in a text. */
export const objectsIn = (text: string): unknown[] =>
  (text.match(object) ?? []).flatMap((each) => {
    try {
      return [JSON.parse(each)]
    } catch {
      return []
    }
  })
