import { plainWords } from '../../reading/plainWords.ts'

/** Whether a message contains this output word for word. */
export function tells(message: string, output: string): boolean {
  const words = output.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return false
  const said = ` ${message
    .toLowerCase()
    .replaceAll(/[[\](){},;`'"]|[.?!:](?=\s|$)/g, ' ')
    .split(/\s+/)
    .join(' ')} `
  return said.includes(` ${words.join(' ').toLowerCase()} `)
}

const saysItPrints =
  /\b(?:it|code|program|mine) (?:prints|returns|gives|outputs|answers|will (?:print|return)) (?<value>-?\d+|true|false)\b/
const isOneWord = (text: string): boolean => text.trim().split(/\s+/).length === 1
const onlyValue =
  /^(?:that(?:'s| is| would be| gives)|i get|it(?:'s| is| should be)|so)? ?(?<value>-?\d+|true|false)[.!]?$/

/**
 * Returns the output that a message claims for the program, unless the claim is right; null if there is no wrong claim.
 */
export function otherOutput(message: string, prints: string): string | null {
  const plain = plainWords(message)
  const value = saysItPrints.exec(plain)?.groups?.value ?? onlyValue.exec(plain.trim())?.groups?.value
  return value !== undefined && isOneWord(prints) && !tells(value, prints) ? value : null
}
