import { mentionsIn, technologiesIn } from './technologies.ts'
import { familyOf } from './verbs.ts'

/** Words without a meaning of their own. Rewriting may add them. */
const plainWords = new Set(
  'a an the to of in on for with and or by so that from at as is are be was were has have it its this these those which where when into per than after before between own part team the about each every daily weekly most because while because used use'.split(
    ' ',
  ),
)

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .replace(/[’']s\b/g, '')
    .match(/[\p{L}\p{N}]+(?:[.,'’+#/&-]*[\p{L}\p{N}#+]+)*/gu) ?? []

const numbersOf = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? []

/**
 * The facts of a text that its source doesn't have: numbers, names, technologies, and other words. A word is allowed if
 * the source has it or a form of it, or if it has no meaning of its own. Every proposed text, from a rule or a model,
 * must pass this check.
 */
export function inventedIn(text: string, source: string): string[] {
  const known = new Set(
    wordsOf(source).flatMap((word) => [word.toLowerCase(), ...word.toLowerCase().split(/[-/.,'’&+]/)]),
  )
  const knownNumbers = new Set(numbersOf(source))
  const knownTechnologies = technologiesIn(source)
  const technologies = mentionsIn(text)
  const numbers = numbersOf(text).filter((number) => !knownNumbers.has(number))
  const isTechnology = new Map(
    technologies.flatMap(({ name, written }) => wordsOf(written).map((word) => [word, name])),
  )
  const words = wordsOf(text).filter((word) => {
    const lower = word.toLowerCase()
    if (known.has(lower) || plainWords.has(lower) || /^\d/.test(lower)) return false
    const technology = isTechnology.get(word)
    if (technology !== undefined) return !knownTechnologies.has(technology)
    // The same word with corrected spelling, such as “web-hook” for “webhook”.
    if (known.has(lower.replaceAll('-', '')) || lower.split('-').every((part) => known.has(part))) return false
    return ![...familyOf(lower)].some((form) => known.has(form))
  })
  return [
    ...new Set([
      ...numbers,
      ...technologies.filter(({ name }) => !knownTechnologies.has(name)).map(({ written }) => written),
      ...words,
    ]),
  ]
}
