import type { Turn } from '../provider.ts'

const longestGist = 40

/** The task in one or two sentences: the author's, else the beginning of the statement without markup. */
export function gistOf({ challenge, spoken, statement }: Pick<Turn, 'challenge' | 'spoken' | 'statement'>): string {
  const material = challenge ?? spoken
  if (material !== null) return material.opening
  const text = statement
    .slice(0, 2_000)
    .replaceAll(/```[\s\S]*?(```|$)/g, ' ')
    .replaceAll(/[#*_`>|]/g, '')
    .replaceAll('!', '.')
    .replaceAll(/\s+/g, ' ')
    .trim()
  // If the text has a single question, it may be asked. If it has several, none is.
  const isOne = text.indexOf('?') === text.lastIndexOf('?')
  const sentences = (isOne ? text : text.replaceAll('?', '.')).match(/[^.?]+[.?]?/g) ?? []
  let gist = ''
  for (const sentence of sentences) {
    if (`${gist}${sentence}`.split(/\s+/).length > longestGist) break
    gist += sentence
  }
  return gist.trim()
}

/**
 * The limits of the input as the author listed them, else the statement's sentence about them. A question answered in
 * words has no input.
 */
export function limitsOf({ challenge, spoken, statement }: Pick<Turn, 'challenge' | 'spoken' | 'statement'>): string {
  if (challenge !== null) return challenge.constraints.slice(0, 4).map(bare).join('; ')
  if (spoken !== null) return ''
  const line = statement.split('\n').find((each) => /<=|≤|at most|up to|between/i.test(each)) ?? ''
  return bare(line.replaceAll(/[!?]/g, '.').slice(0, 200))
}

const bare = (text: string): string =>
  text
    // A dash followed by a space begins an item; one without is a minus.
    .replaceAll(/[`*_]|^\s*-\s+/g, '')
    .replace(/\.\s*$/, '')
    .trim()
