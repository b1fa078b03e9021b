import { z } from 'zod'

/** A line of a form that was filled in: a key, what became of it, and the words that show it. Nothing of it is verified yet. */
export type FormLine = { point: string; verdict: 'shown' | 'contradicted'; quotes: readonly string[] }

/** Nobody needs more for a form; a model that goes on longer has lost itself. */
export const longestForm = 16_000

const object = /\{(?:[^{}"]|"(?:[^"\\\n]|\\.)*")*\}/g
const emptyForm = /^("?none"?\.?|\[\]|\{\}|\{"points":\[\]\})$/i

const lineSchema = z.object({
  point: z.string().trim().toLowerCase(),
  verdict: z.string().trim().toLowerCase(),
  quote: z.union([z.string(), z.array(z.string())]).optional(),
})

/**
 * The lines of a form, however a model wraps them: each on its own, in a list, in a fenced block, with words around them. What is no
 * line is left out. Null where nothing in it can be read, and it does not say either that there is nothing.
 */
export function readForm(text: string): FormLine[] | null {
  if (text.length > longestForm) return null
  if (emptyForm.test(text.replaceAll(/```(json)?|\s/g, ''))) return []
  const read = (text.match(object) ?? []).flatMap((each) => parsed(each) ?? [])
  if (read.length === 0) return null
  return read.flatMap(({ point, verdict, quote = [] }): FormLine[] => {
    const quotes = typeof quote === 'string' ? [quote] : quote
    return verdict === 'shown' || verdict === 'contradicted' ? [{ point, verdict, quotes }] : []
  })
}

function parsed(text: string): z.infer<typeof lineSchema> | null {
  try {
    const result = lineSchema.safeParse(JSON.parse(text))
    return result.success ? result.data : null
  } catch {
    return null
  }
}
