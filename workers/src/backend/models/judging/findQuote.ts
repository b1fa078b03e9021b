import type { Span } from '../../../reading/plainSigns.ts'

type Folded = { text: string; places: number[] }

const singleQuotes = /[\u2018\u2019\u02bc`´]/
const doubleQuotes = /[\u201c\u201d]/

/** Normalises a text's white space, case and quotation marks, and keeps each character's original position. */
function folded(text: string): Folded {
  const places: number[] = []
  let result = ''
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    const isSpace = /\s/.test(character)
    if (isSpace && (result === '' || result.endsWith(' '))) continue
    const lower = character.toLowerCase()
    result += isSpace
      ? ' '
      : singleQuotes.test(character)
        ? "'"
        : doubleQuotes.test(character)
          ? '"'
          : lower.length === 1
            ? lower
            : character
    places.push(at)
  }
  return { text: result, places }
}

/** Marks that a model puts around a quote, or in place of words that it left out. */
const around = /^[\s"'“”‘’.…]+|[\s"'“”‘’.…]+$/g

/** Finds a quote in a text, ignoring white space, case and the shape of quotation marks; null if it isn't there. */
export function findQuote(text: string, quote: string): Span | null {
  const sought = folded(quote.replaceAll(around, '')).text.trim()
  if (sought === '') return null
  const { text: searched, places } = folded(text)
  const from = searched.indexOf(sought)
  const [at, last] = [places[from], places[from + sought.length - 1]]
  return from === -1 || at === undefined || last === undefined ? null : { at, end: last + 1 }
}
