import type { Turn } from '../provider.ts'

const longestGist = 40

/** Returns the task in one or two sentences: the author's, or else the beginning of the statement without markup. */
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
  // If the text has only one question, it may stay a question. If there are several, none of them may.
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
 * Returns the input limits as the author listed them, or else the statement's sentence about limits. A spoken question
 * has no input.
 */
export function limitsOf({ challenge, spoken, statement }: Pick<Turn, 'challenge' | 'spoken' | 'statement'>): string {
  if (challenge !== null) return challenge.constraints.slice(0, 4).map(bare).join('; ')
  if (spoken !== null) return ''
  const line = statement.split('\n').find((each) => /<=|≤|at most|up to|between/i.test(each)) ?? ''
  return bare(line.replaceAll(/[!?]/g, '.').slice(0, 200))
}

const bare = (text: string): string =>
  text
    // A dash followed by a space starts a list item; without a space, it's a minus sign.
    .replaceAll(/[`*_]|^\s*-\s+/g, '')
    .replace(/\.\s*$/, '')
    .trim()
